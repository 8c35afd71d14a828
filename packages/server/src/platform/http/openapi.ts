import { hasEtag, type Endpoint } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import { endpointGroups } from '@cotejo/contract/endpoint-groups';
import { z } from 'zod';
import type { Convert, JsonSchema, OpenApiDocument, OpenApiOperation, OpenApiParameter } from './openapi-document.ts';
import { responsesOf } from './openapi-responses.ts';

/** The name of the staff's credentials in the document. */
export const staffScheme = 'staff';
/** The name of a visitor's token. */
export const tokenScheme = 'token';

const description =
  'Compara planes y seguros de salud. Los errores usan una sola forma (RFC 9457, application/problem+json). ' +
  'El país se elige por el nombre del servidor.';

/** True for a JSON object, not for a list or null. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value with each reference to a named schema pointing where OpenAPI keeps them. */
function withReferences(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, rename));
  if (!isJsonObject(value)) return value;
  // A schema's own name is text; a property called 'id' is a schema and stays.
  const entries = Object.entries(value).filter(
    ([key, inner]) => key !== '$defs' && key !== '$schema' && !(key === 'id' && typeof inner === 'string'),
  );
  return Object.fromEntries(
    entries.map(([key, inner]) => {
      if (key !== '$ref' || typeof inner !== 'string') return [key, withReferences(inner, rename)];
      return [key, `#/components/schemas/${rename(inner.slice(inner.lastIndexOf('/') + 1))}`];
    }),
  );
}

/** Turns Zod schemas into JSON Schema and collects the named ones. What is sent and what is answered may differ. */
function schemaCollector() {
  const named = new Map<string, JsonSchema>();

  function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const json: unknown = JSON.parse(
      JSON.stringify(z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })),
    );
    if (!isJsonObject(json)) return {};
    const definitions = isJsonObject(json['$defs']) ? json['$defs'] : {};
    const id = z.globalRegistry.get(schema)?.id;
    const all = id === undefined || id in definitions ? definitions : { ...definitions, [id]: json };
    const suffix = io === 'input' ? '' : 'Answer';
    const names = new Map<string, string>();
    const rename = (name: string): string => names.get(name) ?? name;
    for (const [name, definition] of Object.entries(all)) {
      const plain = JSON.stringify(withReferences(definition, (inner) => inner));
      const known = named.get(name);
      const clashes = known !== undefined && JSON.stringify(withReferences(known, (inner) => inner)) !== plain;
      names.set(name, clashes ? `${name}${suffix}` : name);
    }
    for (const [name, definition] of Object.entries(all)) {
      const made = withReferences(definition, rename);
      if (isJsonObject(made)) named.set(rename(name), made);
    }
    if (id !== undefined) return { $ref: `#/components/schemas/${rename(id)}` };
    const made = withReferences(json, rename);
    return isJsonObject(made) ? made : {};
  }

  return { convert, named };
}

const ifNoneMatch: OpenApiParameter = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  schema: { type: 'string', description: 'ETag de una respuesta anterior: si sigue igual, se responde 304' },
};

const forceRefresh: OpenApiParameter = {
  name: 'forceRefresh',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: ['1'], description: 'Con 1, una respuesta nueva y no la guardada; pocas por minuto' },
};

/** What every call has that is not GET (C §7). */
const wireParameters: readonly OpenApiParameter[] = [
  {
    name: 'x-country',
    in: 'header',
    required: true,
    schema: { type: 'string', description: 'País del servidor al que se llama: chile, peru, colombia o internacional' },
    example: 'chile',
  },
  {
    name: 'x-qpversion',
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 80, description: 'Versión de quien llama' },
    example: 'docs',
  },
];

function exampleIn(given: string | undefined, schema: unknown): { readonly example?: string | number } {
  if (given === undefined) return {};
  const isNumber = isJsonObject(schema) && (schema['type'] === 'integer' || schema['type'] === 'number');
  return { example: isNumber ? Number(given) : given };
}

function parametersOf(endpoint: Endpoint, convert: Convert): OpenApiParameter[] {
  const { params, query, headers, example } = endpoint;
  const places = [
    ['path', params, example?.params],
    ['query', query, example?.query],
    ['header', headers, example?.headers],
  ] as const;
  const declared = places.flatMap(([place, schema, given]) => {
    if (!schema) return [];
    const json = convert(schema, 'input');
    const required = Array.isArray(json['required']) ? json['required'] : [];
    const properties = isJsonObject(json['properties']) ? json['properties'] : {};
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: isJsonObject(property) ? property : {},
      ...exampleIn(given?.[name], property),
    }));
  });
  const wire = endpoint.method === 'GET' ? [] : wireParameters;
  const fresh = endpoint.isAlwaysFresh === true ? [{ ...forceRefresh, example: '1' }] : [forceRefresh];
  const isKept = endpoint.method === 'GET' && (endpoint.cache !== undefined || endpoint.isAlwaysFresh === true);
  return [...declared, ...(isKept ? fresh : []), ...wire, ...(hasEtag(endpoint) ? [ifNoneMatch] : [])];
}

function operationOf(name: string, endpoint: Endpoint, convert: Convert): OpenApiOperation {
  const parameters = parametersOf(endpoint, convert);
  const body = endpoint.body ? convert(endpoint.body, 'input') : null;
  const example = endpoint.example?.body === undefined ? {} : { example: endpoint.example.body };
  return {
    operationId: name,
    tags: [endpoint.group],
    summary: endpoint.summary,
    ...(endpoint.access === 'staff' ? { security: [{ [staffScheme]: [] }] } : {}),
    ...(endpoint.bearer === undefined ? {} : { security: [{}, { [tokenScheme]: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body, ...example } } } } : {}),
    responses: responsesOf(endpoint, convert),
  };
}

/** The OpenAPI 3.1 document of the whole contract. The same contract gives the same document, to the byte. */
export function openApiDocument(version: string): OpenApiDocument {
  const { convert, named } = schemaCollector();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  const groups = new Set<string>();
  const all = Object.entries<Endpoint>(endpoints);
  for (const [, { group }] of all) groups.add(group);
  // How a module's exports are ordered depends on who loads it; by name, the document depends on the contract alone.
  for (const [name, endpoint] of all.toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const operations = (paths[endpoint.path] ??= {});
    operations[endpoint.method.toLowerCase()] = operationOf(name, endpoint, convert);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cotejo', version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'El servidor del país' }],
    security: [],
    tags: endpointGroups.filter((name) => groups.has(name)).map((name) => ({ name, description: `Llamadas: ${name}` })),
    paths,
    components: {
      schemas: Object.fromEntries([...named].toSorted(([left], [right]) => (left < right ? -1 : 1))),
      securitySchemes: {
        [staffScheme]: { type: 'http', scheme: 'basic', description: 'Usuario y clave de quien administra el sitio' },
        [tokenScheme]: { type: 'http', scheme: 'bearer', description: 'La credencial que entrega /hashtoken/{hash}' },
      },
    },
  };
}

/** The document as the committed file holds it. */
export function openApiText(version: string): string {
  return `${JSON.stringify(openApiDocument(version), null, 2)}\n`;
}
