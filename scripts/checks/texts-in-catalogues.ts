import { parseSync } from '@swc/core';
import { isProductCode, type Finding, type SourceFile, type StructureCheck } from './tree.ts';

/** Attributes that a visitor reads or hears. */
const readAttributes = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'label',
  'summary',
  'description',
]);

/** Attributes that hold several words, of which a visitor reads none. */
const technicalAttributes =
  /^(?:class|.*[cC]lass(?:Name)?|around|method|style|d|points|transform|viewBox|href|rel|media|sizes|srcSet|allow|sandbox|accept|autoComplete|pattern|content|name|id|htmlFor|key|property)$/;

/** Signs and units that are the same in every language. */
const inEveryLanguage = new Set(['UF', 'x']);

interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return isNode(value) ? [value, ...inside] : inside;
}

/** Stands for a value in a template. */
const valueMark = '{}';

/** Constants of a file by name. */
type Constants = ReadonlyMap<string, unknown>;

function nameIn(node: unknown): string | null {
  return isNode(node) && typeof node['value'] === 'string' ? node['value'] : null;
}

/** Names that are also handed over somewhere are left out: which of the two is meant would have to be worked out. */
function constantsIn(nodes: readonly SyntaxNode[]): Constants {
  const handed = new Set(
    nodes.map((node) =>
      node.type === 'Parameter' ? nameIn(node['pat']) : node.type.startsWith('AssignmentPattern') ? nameIn(node['key']) : null,
    ),
  );
  return new Map(
    nodes.flatMap(({ type, id, init }) => {
      const name = type === 'VariableDeclarator' ? nameIn(id) : null;
      return name === null || handed.has(name) ? [] : [[name, init] as const];
    }),
  );
}

/** What stands in a list, each without the sign that would spread it. */
function elementsOf(elements: unknown): unknown[] {
  if (!Array.isArray(elements)) return [];
  return elements.map((element: unknown) =>
    typeof element === 'object' && element !== null && 'expression' in element ? element.expression : null,
  );
}

/** Texts that an expression may give. What it calls is looked at where that is written; what it names, if that is in the file. */
function textsOf(value: unknown, constants: Constants): string[] {
  if (!isNode(value)) return [];
  const inside = (part: unknown): string[] => textsOf(part, constants);
  switch (value.type) {
    case 'StringLiteral':
    case 'JSXText':
      return typeof value['value'] === 'string' ? [value['value']] : [];
    case 'TemplateLiteral':
      return [
        nodesIn(value['quasis'])
          .flatMap(({ cooked }) => (typeof cooked === 'string' ? [cooked] : []))
          .join(valueMark),
      ];
    case 'ConditionalExpression':
      return [...inside(value['consequent']), ...inside(value['alternate'])];
    case 'BinaryExpression':
      return [...(value['operator'] === '&&' ? [] : inside(value['left'])), ...inside(value['right'])];
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return inside(value['expression']);
    case 'Identifier': {
      // Each name is followed once: a constant may be made of itself only by mistake, and then not for ever.
      const { value: name } = value;
      const known = typeof name === 'string' ? constants.get(name) : undefined;
      const others = new Map([...constants].filter(([other]) => other !== name));
      return known === undefined ? [] : textsOf(known, others);
    }
    case 'ArrayExpression':
      return elementsOf(value['elements']).flatMap(inside);
    case 'CallExpression':
      return isNode(value['callee']) && value['callee'].type === 'MemberExpression' ? inside(value['callee']['object']) : [];
    case 'ObjectExpression':
      return nodesIn(value['properties']).flatMap(({ type, key, value: given }) =>
        type === 'KeyValueProperty' && isNode(key) && key['value'] === '__html' ? inside(given) : [],
      );
    default:
      return [];
  }
}

/** Several words, or one with a capital: no name of a variant, a kind or a hook. */
const looksRead = /\p{L}[^\s]*\s+\S*\p{L}|^\s*\p{Lu}\p{Ll}/u;

function shownTexts(node: SyntaxNode, constants: Constants): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return Array.isArray(node['children']) ? node['children'].flatMap((child) => textsOf(child, constants)) : [];
  }
  if (node.type !== 'JSXAttribute' || !isNode(node['name'])) return [];
  const { value: name } = node['name'];
  if (typeof name !== 'string' || technicalAttributes.test(name)) return [];
  const texts = textsOf(node['value'], constants);
  return readAttributes.has(name) ? texts : texts.filter((text) => looksRead.test(text));
}

function isOfOneLanguage(text: string): boolean {
  return /\p{L}/u.test(text) && !inEveryLanguage.has(text.trim());
}

function lineOf(source: string, text: string): number {
  const [longest = ''] = text
    .split(valueMark)
    .map((piece) => piece.trim().split('\n')[0] ?? '')
    .toSorted((left, right) => right.length - left.length);
  return source.slice(0, Math.max(0, source.indexOf(longest))).split('\n').length;
}

function findingsIn({ path, text }: SourceFile): Finding[] {
  const nodes = nodesIn(parseSync(text, { syntax: 'typescript', tsx: true }));
  const constants = constantsIn(nodes);
  return nodes
    .flatMap((node) => shownTexts(node, constants))
    .filter(isOfOneLanguage)
    .map((shown) => ({
      path,
      line: lineOf(text, shown),
      message: `'${shown.trim().slice(0, 60)}' belongs in a catalogue (defineTexts)`,
    }));
}

/** Every text that a component shows stands in a catalogue, so that it can be told in another language. */
export const textsInCatalogues: StructureCheck = {
  name: 'texts in catalogues',
  find: (tree) =>
    tree
      .filter(({ path }) => isProductCode(path) && /^packages\/(site|ui)\/.*(?<![.]examples)[.]tsx$/.test(path))
      .flatMap(findingsIn),
};
