import { wholePattern } from './check-answers.ts';
import { ticked } from './form-answers.ts';
import { rowGroupOf, rowGroupsOf, type FormDefinition, type FormField } from './form-definition.ts';
import { namesIn, readHideExpression, type ExpressionFault } from './hide-expression.ts';

export { wholePattern };

/** A property of a field that can be wrong in itself or beside the others. */
export type DefinitionProperty =
  | 'name'
  | 'pattern'
  | 'defaultValue'
  | 'options'
  | 'mask'
  | 'group'
  | 'isMultiple'
  | 'hideExpression'
  | 'changeActions'
  | 'isRequired'
  | 'control';

/** What is wrong with a definition: the field by its place and name, the property, and why, in Spanish. */
export interface DefinitionFault {
  readonly index: number;
  readonly field: string;
  readonly property: DefinitionProperty;
  readonly reason: string;
}

type Found = readonly [property: DefinitionProperty, reason: string];

const expressionReasons = {
  'too-long': 'la expresión tiene más de 300 caracteres',
  'too-deep': 'la expresión tiene demasiados niveles',
  'no-expression': 'no es una expresión que se entienda',
} as const satisfies Record<ExpressionFault, string>;

const choosing: readonly string[] = ['select', 'radio', 'phonePrefix', 'country'];

/** What an expression of a field asks for that it cannot see: fields that are none, or in rows of another group. */
function unseenNames(definition: FormDefinition, field: FormField, names: readonly string[]): readonly string[] {
  return names.filter((name) => {
    const asked = definition.fields.find((other) => other.name === name);
    const isSeen = asked !== undefined && (rowGroupOf(asked) === null || rowGroupOf(asked) === rowGroupOf(field));
    return !isSeen && !rowGroupsOf(definition).includes(name);
  });
}

/** Fields that are asked whether a field is hidden, directly and by way of others. */
function askedBy(definition: FormDefinition, field: FormField, found = new Set<string>()): ReadonlySet<string> {
  const read = field.hideExpression === null ? undefined : readHideExpression(field.hideExpression);
  for (const name of read?.ok ? namesIn(read.value) : []) {
    const asked = definition.fields.find((other) => other.name === name);
    if (asked === undefined || found.has(name)) continue;
    found.add(name);
    askedBy(definition, asked, found);
  }
  return found;
}

function expressionFaults(definition: FormDefinition, field: FormField): Found[] {
  if (field.hideExpression === null) return [];
  const read = readHideExpression(field.hideExpression);
  if (!read.ok) return [['hideExpression', expressionReasons[read.error]]];
  const unseen = unseenNames(definition, field, namesIn(read.value));
  if (unseen.length > 0) return unseen.map((name): Found => ['hideExpression', `'${name}' no es un campo que pueda ver`]);
  return askedBy(definition, field).has(field.name) ? [['hideExpression', 'depende de sí misma']] : [];
}

function actionFaults(definition: FormDefinition, field: FormField): Found[] {
  return field.changeActions.flatMap((action): Found[] => {
    const other = definition.fields.find(({ name }) => name === action.field);
    if (other === undefined || other === field) return [['changeActions', `'${action.field}' no es otro campo`]];
    if (rowGroupOf(other) !== rowGroupOf(field)) return [['changeActions', `'${action.field}' no está en la misma fila`]];
    return action.kind === 'narrow' && other.options === null ? [['changeActions', `'${action.field}' no tiene opciones`]] : [];
  });
}

function optionFaults(field: FormField): Found[] {
  const { options, list, control, defaultValue } = field;
  const needsOptions = choosing.includes(control);
  if (needsOptions && list === null && (options ?? []).length === 0) return [['options', 'faltan las opciones']];
  if (!needsOptions && (options !== null || list !== null)) {
    return [['options', 'este tipo de campo no lleva opciones']];
  }
  const values = (options ?? []).map(({ value }) => value);
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  const found = [...new Set(repeated)].map((value): Found => ['options', `'${value}' está dos veces`]);
  const isKnown = list !== null || options === null || defaultValue === null || values.includes(defaultValue);
  const isTick = control !== 'checkbox' || defaultValue === null || defaultValue === ticked;
  return [...found, ...(isKnown && isTick ? [] : [['defaultValue', 'no es una de las opciones'] as const])];
}

function shapeFaults(field: FormField): Found[] {
  const { control, mask, pattern, isMultiple, group, defaultValue } = field;
  const isTyped = ['text', 'number', 'tel', 'date'].includes(control);
  return [
    ...(mask !== null && !isTyped ? [['mask', 'este tipo de campo no lleva máscara'] as const] : []),
    ...(pattern !== null && wholePattern(pattern) === null ? [['pattern', 'no es una expresión regular'] as const] : []),
    ...(isMultiple && group === null ? [['isMultiple', 'lo que se repite necesita un grupo'] as const] : []),
    ...(control === 'password' && defaultValue !== null ? [['defaultValue', 'una clave no se propone'] as const] : []),
  ];
}

function placeFaults(definition: FormDefinition, field: FormField, index: number): Found[] {
  const { fields } = definition;
  const { name, group, isMultiple } = field;
  const isTwice = fields.findIndex((other) => other.name === name) < index;
  const mixed = group !== null && fields.some((other) => other.group === group && other.isMultiple !== isMultiple);
  const isGroup = rowGroupOf(field) === null && rowGroupsOf(definition).includes(name);
  return [
    ...(isTwice ? [['name', 'hay dos campos con el mismo nombre'] as const] : []),
    ...(isGroup ? [['name', 'se llama como un grupo que se repite'] as const] : []),
    ...(mixed && isMultiple ? [['isMultiple', `no todo el grupo '${group}' se repite`] as const] : []),
  ];
}

/** Everything that is wrong with a definition, in the order of its fields; none where it can be stored and shown. */
export function definitionFaults(definition: FormDefinition): readonly DefinitionFault[] {
  return definition.fields.flatMap((field, index) =>
    [
      ...placeFaults(definition, field, index),
      ...shapeFaults(field),
      ...optionFaults(field),
      ...expressionFaults(definition, field),
      ...actionFaults(definition, field),
    ].map(([property, reason]) => ({ index, field: field.name, property, reason })),
  );
}
