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

/** Texts that an expression may give; what it calls or names is looked at where that is written. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
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
      return [...textsOf(value['consequent']), ...textsOf(value['alternate'])];
    case 'BinaryExpression':
      return [...(value['operator'] === '&&' ? [] : textsOf(value['left'])), ...textsOf(value['right'])];
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return textsOf(value['expression']);
    default:
      return [];
  }
}

function shownTexts(node: SyntaxNode): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return Array.isArray(node['children']) ? node['children'].flatMap(textsOf) : [];
  }
  if (node.type !== 'JSXAttribute' || !isNode(node['name'])) return [];
  const { value: name } = node['name'];
  return typeof name === 'string' && readAttributes.has(name) ? textsOf(node['value']) : [];
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
  const module = parseSync(text, { syntax: 'typescript', tsx: true });
  return nodesIn(module)
    .flatMap(shownTexts)
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
