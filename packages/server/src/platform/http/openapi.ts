import type { Endpoint, EndpointExample } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import { endpointGroups } from '@cotejo/contract/endpoint-groups';
import { editionIds, editionOf, type EditionId } from '@cotejo/core/editions';
import { z } from 'zod';
import { byPlace, callTitles } from './documentation/call-titles.ts';
import { firstCallOf, ownDataNeededBy } from './documentation/chained-calls.ts';
import { exampleIn } from './documentation/country-examples.ts';
import { isJsonObject } from './json-object.ts';
import type { Convert, JsonSchema, OpenApiDocument, OpenApiOperation } from './openapi-document.ts';
import { parametersOf } from './openapi-parameters.ts';
import { responsesOf } from './openapi-responses.ts';

/** The name of the staff's credentials in the document. */
export const staffScheme = 'staff';
/** The name of a visitor's token. */
export const tokenScheme = 'token';

const description =
  'Compara planes y seguros de salud. Los errores usan una sola forma (RFC 9457, application/problem+json). ' +
  'El país se elige por el nombre del servidor.';

/** Bounds of every whole number in JavaScript, which say nothing of the one at hand. */
function isEmptyBound(key: string, value: unknown): boolean {
  const [lowest, highest] = [value === Number.MIN_SAFE_INTEGER, value === Number.MAX_SAFE_INTEGER];
  return (key === 'minimum' && lowest) || (key === 'maximum' && highest);
}

/** The value with each reference to a named schema pointing where OpenAPI keeps them. */
function withReferences(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, rename));
  if (!isJsonObject(value)) return value;
  // A schema's own name is text; a property called 'id' is a schema and stays.
  const entries = Object.entries(value).filter(
    ([key, inner]) =>
      key !== '$defs' && key !== '$schema' && !(key === 'id' && typeof inner === 'string') && !isEmptyBound(key, inner),
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

  function convertAnew(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
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

  // The one shape of errors stands a thousand times in the document.
  const done = { input: new Map<z.ZodType, JsonSchema>(), output: new Map<z.ZodType, JsonSchema>() };
  function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const known = done[io].get(schema) ?? convertAnew(schema, io);
    done[io].set(schema, known);
    return known;
  }

  return { convert, named };
}

/** What is said of a call beside its summary: which answer its example starts from, or what somebody has to have. */
function noteOf(name: string): string {
  const first = firstCallOf(name);
  if (first === null) return ownDataNeededBy(name) ?? '';
  const [, place] = first.into;
  return `El ejemplo empieza por «${callTitles[first.call]}»: ${first.take.join('.')} de su respuesta es ${place} aquí.`;
}

/** Of a call whose example is about what only another country has. */
const nothingHere = 'En este país la demostración no tiene con qué responder.';

interface CallGround {
  readonly convert: Convert;
  readonly edition: EditionId;
}

function operationOf(name: string, endpoint: Endpoint, { convert, edition }: CallGround): OpenApiOperation {
  const given: EndpointExample | null = endpoint.example ? exampleIn(edition, name, endpoint.example) : null;
  const parameters = parametersOf(name, endpoint, { convert, country: editionOf(edition).country, example: given });
  const body = endpoint.body ? convert(endpoint.body, 'input') : null;
  const example = given?.body === undefined ? {} : { example: given.body };
  const note = given === null ? nothingHere : noteOf(name);
  return {
    operationId: name,
    tags: [endpoint.group],
    summary: titles.get(name) ?? name,
    description: `${endpoint.summary}.${note === '' ? '' : ` ${note}`}`,
    ...(endpoint.access === 'staff' ? { security: [{ [staffScheme]: [] }] } : {}),
    ...(endpoint.bearer === undefined ? {} : { security: [{}, { [tokenScheme]: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body, ...example } } } } : {}),
    responses: responsesOf(name, endpoint, convert),
  };
}

const titles = new Map<string, string>(Object.entries(callTitles));
const [firstEdition] = editionIds;

/**
 * The OpenAPI 3.1 document of the whole contract, its calls in the order of C §7 and its examples those of an edition.
 * The same contract gives the same document, to the byte.
 */
export function openApiDocument(version: string, edition: EditionId = firstEdition): OpenApiDocument {
  const { convert, named } = schemaCollector();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  const groups = new Set<string>();
  const all = Object.entries<Endpoint>(endpoints);
  for (const [, { group }] of all) groups.add(group);
  for (const [name, endpoint] of all.toSorted(byPlace)) {
    const operations = (paths[endpoint.path] ??= {});
    operations[endpoint.method.toLowerCase()] = operationOf(name, endpoint, { convert, edition });
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
