import { hasEtag, languageParameter, type Endpoint, type EndpointExample } from '@cotejo/contract/endpoint';
import { languages } from '@cotejo/core/editions';
import type { Convert, JsonSchema, OpenApiParameter } from './openapi-document.ts';
import { parameterWords } from './documentation/parameter-words.ts';
import { isJsonObject } from './json-object.ts';

const ifNoneMatch: OpenApiParameter = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  description: 'ETag de una respuesta anterior: si sigue igual, se responde 304',
  schema: { type: 'string' },
};

const forceRefresh: OpenApiParameter = {
  name: 'forceRefresh',
  in: 'query',
  required: false,
  description: 'Con 1, una respuesta nueva y no la guardada; pocas por minuto',
  schema: { type: 'string', enum: ['1'] },
};

const language: OpenApiParameter = {
  name: languageParameter,
  in: 'query',
  required: false,
  description: 'Idioma de los textos, en las ediciones que tienen más de uno; español si falta',
  schema: { type: 'string', enum: [...languages] },
};

/** What every call has that is not GET (C §7). */
function wireParameters(country: string): readonly OpenApiParameter[] {
  return [
    {
      name: 'x-country',
      in: 'header',
      required: true,
      description: 'País del servidor al que se llama: chile, peru, colombia o internacional',
      schema: { type: 'string' },
      example: country,
    },
    {
      name: 'x-qpversion',
      in: 'header',
      required: true,
      description: 'Versión de quien llama',
      schema: { type: 'string', minLength: 1, maxLength: 80 },
      example: 'docs',
    },
  ];
}

function exampleOf(given: string | undefined, schema: unknown): { readonly example?: string | number } {
  if (given === undefined) return {};
  const isNumber = isJsonObject(schema) && (schema['type'] === 'integer' || schema['type'] === 'number');
  return { example: isNumber ? Number(given) : given };
}

/** What the schema says of itself is what the parameter means, and stands beside it in the document. */
function describedSchema(property: unknown): { readonly own: string | null; readonly schema: JsonSchema } {
  if (!isJsonObject(property)) return { own: null, schema: {} };
  const { description, ...schema } = property;
  return typeof description === 'string' ? { own: description, schema } : { own: null, schema };
}

export interface ParameterGround {
  readonly convert: Convert;
  /** As the header X-Country says it. */
  readonly country: string;
  /** Values for the parameters; null: there are none in that country. */
  readonly example: EndpointExample | null;
}

/** The parameters of a call: path, query and headers of the contract, then those that calls of its kind have. */
export function parametersOf(
  name: string,
  endpoint: Endpoint,
  { convert, country, example }: ParameterGround,
): OpenApiParameter[] {
  const places = [
    ['path', endpoint.params, example?.params],
    ['query', endpoint.query, example?.query],
    ['header', endpoint.headers, example?.headers],
  ] as const;
  const declared = places.flatMap(([place, schema, given]) => {
    if (!schema) return [];
    const json = convert(schema, 'input');
    const required = Array.isArray(json['required']) ? json['required'] : [];
    const properties = isJsonObject(json['properties']) ? json['properties'] : {};
    return Object.entries(properties).map(([parameter, property]) => {
      const { own, schema: plain } = describedSchema(property);
      const description = own ?? parameterWords(name, parameter);
      return {
        name: parameter,
        in: place,
        required: required.includes(parameter),
        ...(description === null ? {} : { description }),
        schema: plain,
        ...exampleOf(given?.[parameter], property),
      };
    });
  });
  const wire = endpoint.method === 'GET' ? [] : wireParameters(country);
  const fresh = endpoint.isAlwaysFresh === true ? [{ ...forceRefresh, example: '1' }] : [forceRefresh];
  const isKept = endpoint.method === 'GET' && (endpoint.cache !== undefined || endpoint.isAlwaysFresh === true);
  const told = endpoint.isTold === true ? [language] : [];
  return [...declared, ...told, ...(isKept ? fresh : []), ...wire, ...(hasEtag(endpoint) ? [ifNoneMatch] : [])];
}
