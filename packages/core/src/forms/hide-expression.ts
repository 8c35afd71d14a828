import jsep, { type Expression } from 'jsep';
import { fail, ok, type Result } from '../result.ts';

/** What an expression can ask: the answers by name (text, '' where there is none), and how many rows a group has. */
export type ExpressionValue = string | number | boolean;

/** How long an expression is at most, and how many operators stand inside one another. */
export const expressionLimits = { length: 300, depth: 20, names: 40 } as const;

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** An expression that is understood in full: names, texts, numbers, comparisons, and, or, not (decision 0270). */
export type HideExpression =
  | { readonly kind: 'value'; readonly value: ExpressionValue }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'not'; readonly of: HideExpression }
  | { readonly kind: 'and' | 'or'; readonly left: HideExpression; readonly right: HideExpression }
  | { readonly kind: 'compare'; readonly by: Comparison; readonly left: HideExpression; readonly right: HideExpression };

export type ExpressionFault = 'too-long' | 'too-deep' | 'no-expression';

const comparisons: Readonly<Record<string, Comparison>> = {
  '==': '==',
  '===': '==',
  '!=': '!=',
  '!==': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

class NotUnderstood extends Error {
  readonly fault: ExpressionFault;
  constructor(fault: ExpressionFault) {
    super(fault);
    this.fault = fault;
  }
}

function isNode(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** One part of what the library read, where it is one of ours; everything else (calls, properties, lists) is refused. */
function understood(node: unknown, depth: number): HideExpression {
  if (depth > expressionLimits.depth) throw new NotUnderstood('too-deep');
  if (!isNode(node)) throw new NotUnderstood('no-expression');
  const inside = (part: unknown): HideExpression => understood(part, depth + 1);
  const { type, operator, value, name } = node;
  if (type === 'Literal' && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')) {
    return { kind: 'value', value };
  }
  if (type === 'Identifier' && typeof name === 'string') return { kind: 'name', name };
  if (type === 'UnaryExpression' && operator === '!') return { kind: 'not', of: inside(node['argument']) };
  if (type === 'BinaryExpression' && typeof operator === 'string') {
    const [left, right] = [inside(node['left']), inside(node['right'])];
    if (operator === '&&') return { kind: 'and', left, right };
    if (operator === '||') return { kind: 'or', left, right };
    const by = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
    if (by !== undefined) return { kind: 'compare', by, left, right };
  }
  throw new NotUnderstood('no-expression');
}

/** Reads an expression. The library only parses; nothing of a text is ever run. */
export function readHideExpression(text: string): Result<HideExpression, ExpressionFault> {
  if (text.length > expressionLimits.length) return fail('too-long');
  try {
    return ok(understood(jsep(text), 0));
  } catch (error) {
    // The library tells of a text that it cannot parse by throwing.
    return fail(error instanceof NotUnderstood ? error.fault : 'no-expression');
  }
}

/** Names that an expression asks, each once. */
export function namesIn(expression: HideExpression): readonly string[] {
  switch (expression.kind) {
    case 'value':
      return [];
    case 'name':
      return [expression.name];
    case 'not':
      return namesIn(expression.of);
    case 'and':
    case 'or':
    case 'compare':
      return [...new Set([...namesIn(expression.left), ...namesIn(expression.right)])];
  }
}

/** An answer beside a number is compared as one; what is no number, or empty, is neither more nor less than any. */
function asNumber(value: ExpressionValue): number {
  return typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

function compared(by: Comparison, left: ExpressionValue, right: ExpressionValue): boolean {
  const areNumbers = typeof left === 'number' || typeof right === 'number';
  switch (by) {
    case '==':
      if (typeof left === 'boolean' || typeof right === 'boolean') return Boolean(left) === Boolean(right);
      return areNumbers ? asNumber(left) === asNumber(right) : String(left) === String(right);
    case '!=':
      return !compared('==', left, right);
    case '<':
      return asNumber(left) < asNumber(right);
    case '<=':
      return asNumber(left) <= asNumber(right);
    case '>':
      return asNumber(left) > asNumber(right);
    case '>=':
      return asNumber(left) >= asNumber(right);
  }
}

function valueOf(expression: HideExpression, valueOfName: (name: string) => ExpressionValue): ExpressionValue {
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'name':
      return valueOfName(expression.name);
    case 'not':
      return !isTrue(expression.of, valueOfName);
    case 'and':
      return isTrue(expression.left, valueOfName) && isTrue(expression.right, valueOfName);
    case 'or':
      return isTrue(expression.left, valueOfName) || isTrue(expression.right, valueOfName);
    case 'compare':
      return compared(expression.by, valueOf(expression.left, valueOfName), valueOf(expression.right, valueOfName));
  }
}

/** Whether an expression holds; a name alone holds where it is answered, or where there are rows. */
export function isTrue(expression: HideExpression, valueOfName: (name: string) => ExpressionValue): boolean {
  return Boolean(valueOf(expression, valueOfName));
}
