import { isJsonObject } from '../json-object.ts';
import type { JsonSchema } from '../openapi-document.ts';
import { escapeHtml } from '../../html-text.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  integer: 'entero',
  boolean: 'verdadero o falso',
  null: 'null',
  object: 'objeto',
};
const formatNames: Readonly<Record<string, string>> = {
  uuid: 'un UUID',
  email: 'una dirección de correo',
  date: 'una fecha AAAA-MM-DD',
};

/** A schema's type in words, as HTML: named schemas are links. */
export function typeOf(schema: unknown): string {
  if (!isJsonObject(schema)) return 'cualquier valor';
  const { $ref: reference, anyOf, oneOf, type, items } = schema;
  if (typeof reference === 'string') {
    const name = escapeHtml(reference.slice(reference.lastIndexOf('/') + 1));
    return `<a href="#${name}">${name}</a>`;
  }
  const options = Array.isArray(anyOf) ? anyOf : oneOf;
  if (Array.isArray(options)) return [...new Set(options.map(typeOf))].join(' o ');
  if (schema['const'] !== undefined) return `<code>${escapeHtml(JSON.stringify(schema['const']))}</code>`;
  if (Array.isArray(schema['enum'])) {
    return schema['enum'].map((value) => `<code>${escapeHtml(String(value))}</code>`).join(', ');
  }
  if (type === 'array') {
    return Array.isArray(schema['prefixItems'])
      ? `lista de ${schema['prefixItems'].map(typeOf).join(' y ')}`
      : `lista de ${typeOf(items)}`;
  }
  if (Array.isArray(type)) return type.map((each) => typeNames[String(each)] ?? escapeHtml(String(each))).join(' o ');
  return typeof type === 'string' ? (typeNames[type] ?? escapeHtml(type)) : 'cualquier valor';
}

const figure = new Intl.NumberFormat('es-CL');

function rangeOf(lowest: unknown, highest: unknown, unit = ''): string[] {
  const [from, to] = [lowest, highest].map((bound) => (typeof bound === 'number' ? figure.format(bound) : null));
  if (from != null && to != null) return [from === to ? `${from}${unit}` : `de ${from} a ${to}${unit}`];
  if (from != null) return [`${from} o más${unit}`];
  return to == null ? [] : [`hasta ${to}${unit}`];
}

function own(schema: Readonly<Record<string, unknown>>): string[] {
  const { format, default: fallback } = schema;
  return [
    ...rangeOf(schema['minimum'], schema['maximum']),
    ...rangeOf(schema['minLength'], schema['maxLength'], ' caracteres'),
    ...rangeOf(schema['minItems'], schema['maxItems'], ' elementos'),
    ...(typeof format === 'string' && formatNames[format] !== undefined ? [formatNames[format]] : []),
    ...(fallback === undefined || isJsonObject(fallback) ? [] : [`si falta, ${JSON.stringify(fallback)}`]),
  ];
}

/** What values a schema takes beyond its type, in words: bounds that say something, format, what holds where it is absent. */
export function limitsOf(schema: unknown): string {
  if (!isJsonObject(schema)) return '';
  const options = Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isJsonObject) : [];
  return [...own(schema), ...options.flatMap(own)].join('; ');
}

export interface Field {
  readonly path: string;
  readonly schema: unknown;
  readonly required: boolean;
  readonly description?: string;
}

/** Every field of a schema, those of unnamed objects inside it by their path. */
export function fieldsOf(schema: unknown, prefix = ''): Field[] {
  if (!isJsonObject(schema)) return [];
  if (schema['type'] === 'array') return fieldsOf(schema['items'], `${prefix.replace(/\.$/, '')}[].`);
  const options = Array.isArray(schema['anyOf']) ? schema['anyOf'] : schema['oneOf'];
  if (Array.isArray(options)) return options.flatMap((option) => fieldsOf(option, prefix));
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, property]) => [
    { path: `${prefix}${name}`, schema: property, required: required.includes(name) },
    ...fieldsOf(property, `${prefix}${name}.`),
  ]);
}

/** Fields as a list that fits any width: name, type, whether it has to be there, and what it means. */
export function fieldList(fields: readonly Field[]): string {
  const rows = fields.map(({ path, schema, required, description }) => {
    const said = description ?? (isJsonObject(schema) && typeof schema['description'] === 'string' ? schema['description'] : '');
    const words = [escapeHtml(said), escapeHtml(limitsOf(schema))].filter((text) => text !== '').join(' · ');
    const need = required ? ' <strong>obligatorio</strong>' : '';
    return `<li><code>${escapeHtml(path)}</code> <span>${typeOf(schema)}</span>${need}${words === '' ? '' : `<p>${words}</p>`}</li>`;
  });
  return rows.length === 0 ? '' : `<ul class="fields">${rows.join('')}</ul>`;
}

/** What a schema holds: its name where it has one, with a link, and its fields. */
export function schemaBlock(schema: unknown, named: Readonly<Record<string, JsonSchema>>): string {
  const reference = isJsonObject(schema) ? schema['$ref'] : undefined;
  if (typeof reference !== 'string') return fieldList(fieldsOf(schema));
  return `<p>${typeOf(schema)}</p>${fieldList(fieldsOf(named[reference.slice(reference.lastIndexOf('/') + 1)]))}`;
}
