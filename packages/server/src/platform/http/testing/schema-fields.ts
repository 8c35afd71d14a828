import { isJsonObject } from '../json-object.ts';
import type { OpenApiDocument } from '../openapi-document.ts';

/** Where a value stands in a body: names of objects, and numbers of lists. */
export type FieldPath = readonly (string | number)[];

const deepest = 6;

/** Every place of a schema that holds a value of its own, with one of each list and of each free name. */
export function fieldsOfSchema(document: OpenApiDocument, schema: unknown, path: FieldPath = []): readonly FieldPath[] {
  if (!isJsonObject(schema) || path.length > deepest) return [path];
  const { $ref: reference, properties, items, additionalProperties } = schema;
  if (typeof reference === 'string') {
    const known = document.components.schemas[reference.slice(reference.lastIndexOf('/') + 1)];
    return fieldsOfSchema(document, known, path);
  }
  const choices = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((list): unknown[] =>
    Array.isArray(list) ? list : [],
  );
  const inner = [
    ...choices.flatMap((choice) => fieldsOfSchema(document, choice, path)),
    ...(isJsonObject(properties)
      ? Object.entries(properties).flatMap(([name, property]) => fieldsOfSchema(document, property, [...path, name]))
      : []),
    ...(isJsonObject(items) ? fieldsOfSchema(document, items, [...path, 0]) : []),
    ...(isJsonObject(additionalProperties) ? fieldsOfSchema(document, additionalProperties, [...path, 'otro']) : []),
  ];
  const unique = new Map([path, ...inner].filter((found) => found.length > 0).map((found) => [JSON.stringify(found), found]));
  return [...unique.values()];
}

/** A body with another value at a place; what leads there and is missing is made. */
export function withValueAt(body: unknown, [name, ...rest]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof name === 'number') {
    const list: readonly unknown[] = Array.isArray(body) ? body : [];
    return [...list.slice(0, name), withValueAt(list[name], rest, value), ...list.slice(name + 1)];
  }
  const object = isJsonObject(body) ? body : {};
  return { ...object, [name]: withValueAt(object[name], rest, value) };
}

/** How far a body has what leads to a place. */
export function knownPartOf(body: unknown, path: FieldPath): FieldPath {
  const [name, ...rest] = path;
  if (name === undefined) return [];
  const inner: unknown = Array.isArray(body) ? body[Number(name)] : isJsonObject(body) ? body[name] : undefined;
  return inner === undefined || inner === null ? [] : [name, ...knownPartOf(inner, rest)];
}
