import { apiDocsStyle } from './api-docs-style.ts';
import type { JsonSchema, OpenApiDocument, OpenApiOperation } from './openapi-document.ts';
import { isJsonObject, staffScheme, tokenScheme } from './openapi.ts';

function escape(text: unknown): string {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  integer: 'entero',
  boolean: 'verdadero o falso',
  null: 'null',
  object: 'objeto',
};

/** A schema's type in words, as HTML: named schemas are links. */
function typeOf(schema: unknown): string {
  if (!isJsonObject(schema)) return 'cualquiera';
  const { $ref: reference, anyOf, type, items } = schema;
  if (typeof reference === 'string') {
    const name = reference.slice(reference.lastIndexOf('/') + 1);
    return `<a href="#${escape(name)}">${escape(name)}</a>`;
  }
  if (Array.isArray(anyOf)) return anyOf.map(typeOf).join(' o ');
  if (schema['const'] !== undefined) return `<code>${escape(JSON.stringify(schema['const']))}</code>`;
  if (type === 'array') return `lista de ${typeOf(items)}`;
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `<code>${escape(value)}</code>`).join(', ');
  return typeof type === 'string' ? (typeNames[type] ?? escape(type)) : 'cualquiera';
}

const limitNames = [
  ['minimum', 'desde'],
  ['maximum', 'hasta'],
  ['minLength', 'largo desde'],
  ['maxLength', 'largo hasta'],
  ['minItems', 'desde (elementos)'],
  ['maxItems', 'hasta (elementos)'],
  ['format', 'formato'],
] as const;

function limitsOf(schema: unknown): string {
  if (!isJsonObject(schema)) return '';
  const parts = limitNames.filter(([key]) => schema[key] !== undefined).map(([key, name]) => `${name} ${String(schema[key])}`);
  if (schema['default'] !== undefined) parts.push(`si falta: ${JSON.stringify(schema['default'])}`);
  if (typeof schema['description'] === 'string') parts.push(schema['description']);
  return escape(parts.join('; '));
}

interface Field {
  readonly path: string;
  readonly schema: unknown;
  readonly required: boolean;
}

/** Every field of a schema, those of unnamed objects inside it by their path. */
function fieldsOf(schema: unknown, prefix = ''): Field[] {
  if (!isJsonObject(schema)) return [];
  if (schema['type'] === 'array') return fieldsOf(schema['items'], `${prefix.replace(/\.$/, '')}[].`);
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].flatMap((option) => fieldsOf(option, prefix));
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, property]) => [
    { path: `${prefix}${name}`, schema: property, required: required.includes(name) },
    ...fieldsOf(property, `${prefix}${name}.`),
  ]);
}

function fieldTable(fields: readonly Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ path, schema, required }) =>
      `<tr><td><code>${escape(path)}</code></td><td>${typeOf(schema)}</td><td>${required ? 'sí' : 'no'}</td><td>${limitsOf(schema)}</td></tr>`,
  );
  return `<div class="scroll"><table><thead><tr><th>Campo</th><th>Tipo</th><th>Obligatorio</th><th>Límites</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function schemaBlock(schema: JsonSchema): string {
  const reference = typeof schema['$ref'] === 'string' ? `<p>${typeOf(schema)}</p>` : '';
  return reference + fieldTable(fieldsOf(schema));
}

/** A word of a shell command, which takes everything literally but the quote. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** True when an operation says that those credentials may or must come with it. */
function takes({ security = [] }: OpenApiOperation, scheme: string): boolean {
  return security.some((credentials) => Object.hasOwn(credentials, scheme));
}

function exampleOf(method: string, path: string, operation: OpenApiOperation): string {
  const given = (operation.parameters ?? []).filter(({ example }) => example !== undefined);
  const inPlace = (place: string) => given.filter((parameter) => parameter.in === place);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(inPlace('path').find((parameter) => parameter.name === name)?.example ?? name),
  );
  const query = new URLSearchParams(inPlace('query').map(({ name, example = '' }) => [name, String(example)]));
  const body = operation.requestBody?.content['application/json']?.example;
  const verb = method === 'GET' ? '' : `-X ${method} `;
  const lines = [`curl ${verb}${quoted(`http://localhost:3000${filled}${query.size > 0 ? `?${query}` : ''}`)}`];
  if (takes(operation, staffScheme)) lines.push("  -u 'usuario:clave'");
  for (const { name, example } of inPlace('header')) lines.push(`  -H ${quoted(`${name}: ${String(example)}`)}`);
  if (body !== undefined) lines.push("  -H 'content-type: application/json'", `  -d ${quoted(JSON.stringify(body, null, 2))}`);
  return `<h4>Ejemplo</h4><pre>${escape(lines.join(' \\\n'))}</pre>`;
}

function operationSection(method: string, path: string, operation: OpenApiOperation): string {
  const parameters = (operation.parameters ?? []).map(({ name, schema, required }) => ({ path: name, schema, required }));
  const body = operation.requestBody?.content['application/json']?.schema;
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  const others = Object.entries(operation.responses)
    .filter(([status]) => status !== '200')
    .map(([status, response]) => `<tr><td>${escape(status)}</td><td>${escape(response.description)}</td></tr>`);
  return `<section id="${escape(operation.operationId)}">
<h3><span class="method">${method}</span>${escape(path)}</h3>
<p>${escape(operation.summary)}</p>
${takes(operation, tokenScheme) ? '<p>Admite la credencial de un visitante: <code>Authorization: Bearer …</code></p>' : ''}
${parameters.length > 0 ? `<h4>Parámetros y cabeceras</h4>${fieldTable(parameters)}` : ''}
${body ? `<h4>Contenido</h4>${schemaBlock(body)}` : ''}
${exampleOf(method, path, operation)}
${answer ? `<details><summary>Respuesta 200</summary>${schemaBlock(answer)}</details>` : ''}
<details><summary>Otras respuestas y errores</summary><div class="scroll"><table><tbody>${others.join('')}</tbody></table></div></details>
</section>`;
}

/** The documentation as one page that needs no script, made from the same document as /api/openapi.json. */
export function apiDocsPage(document: OpenApiDocument, nonce: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    members: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const menu = groups.map(
    ({ name, members }) =>
      `<h2>${escape(name)}</h2><ul>${members.map(({ operation }) => `<li><a href="#${escape(operation.operationId)}">${escape(operation.operationId)}</a></li>`).join('')}</ul>`,
  );
  const sections = groups.map(
    ({ name, members }) =>
      `<h2>${escape(name)}</h2>${members.map(({ method, path, operation }) => operationSection(method, path, operation)).join('')}`,
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<section id="${escape(name)}"><h3>${escape(name)}</h3>${fieldTable(fieldsOf(schema))}</section>`,
  );
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de ${escape(document.info.title)}</title>
<style nonce="${nonce}">${apiDocsStyle}</style>
</head>
<body>
<nav aria-label="Contenido">${menu.join('')}<h2><a href="#objetos">Objetos</a></h2></nav>
<main>
<h1>API de ${escape(document.info.title)}</h1>
<p>${escape(document.info.description)}</p>
<p>Versión ${escape(document.info.version)}. El mismo contenido para programas: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}
<h2 id="objetos">Objetos</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`;
}
