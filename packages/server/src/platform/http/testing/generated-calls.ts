import type { JsonSchema, OpenApiDocument, OpenApiOperation } from '../openapi-document.ts';
import { isJsonObject } from '../json-object.ts';

/** A call as `inject` takes it. */
export interface GeneratedCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Numbers that look like chance and are the same for the same seed: between 0 and 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Sources {
  readonly document: OpenApiDocument;
  readonly random: () => number;
  /** Texts that break careless programs. */
  readonly naughty: readonly string[];
}

const oddValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  -0.5,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  [],
  {},
  [[[[]]]],
  '\u0000',
  '__proto__',
  'constructor',
  'NaN',
  '9'.repeat(400),
  'ñ'.repeat(3_000),
];
const deepest = 6;
const longestUrl = 6_000;

/** Calls of one operation: valid by its schemas, nearly so, or nothing like it. */
export class CallGenerator {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  #below(limit: number): number {
    return Math.floor(this.#sources.random() * limit);
  }

  #chance(share: number): boolean {
    return this.#sources.random() < share;
  }

  #oneOf<Value>(values: readonly Value[]): Value {
    const chosen = values[this.#below(values.length)];
    if (chosen === undefined) throw new RangeError('one of nothing');
    return chosen;
  }

  #naughty(): string {
    return this.#oneOf(this.#sources.naughty);
  }

  #odd(): unknown {
    return this.#chance(0.5) ? this.#naughty() : (oddValues[this.#below(oddValues.length)] ?? null);
  }

  /** A value of a schema, as far as chance hits its formats. */
  #valueOf(schema: unknown, depth = 0): unknown {
    if (!isJsonObject(schema) || depth > deepest) return this.#odd();
    const { $ref: reference, anyOf, oneOf, type, const: constant, enum: options } = schema;
    if (typeof reference === 'string') {
      return this.#valueOf(this.#sources.document.components.schemas[reference.slice(reference.lastIndexOf('/') + 1)], depth + 1);
    }
    if (constant !== undefined) return constant;
    if (Array.isArray(options)) return this.#oneOf<unknown>(options);
    const choices = Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : null;
    if (choices) return this.#valueOf(this.#oneOf<unknown>(choices), depth + 1);
    switch (type) {
      case 'integer':
      case 'number':
        return this.#numberOf(schema);
      case 'boolean':
        return this.#chance(0.5);
      case 'null':
        return null;
      case 'array':
        return Array.from({ length: this.#below(4) }, () => this.#valueOf(schema['items'], depth + 1));
      case 'object':
        return this.#objectOf(schema, depth);
      default:
        return this.#textOf(schema);
    }
  }

  #numberOf({ minimum, maximum }: JsonSchema): number {
    const least = typeof minimum === 'number' ? minimum : 0;
    const most = Math.min(typeof maximum === 'number' ? maximum : least + 1_000, least + 1_000_000);
    return this.#oneOf([least, most, least + this.#below(Math.max(1, most - least))]);
  }

  #textOf({ format, minLength, maxLength }: JsonSchema): string {
    if (format === 'uuid') return '0b7f0c52-5d0e-4c1f-9a35-2f6f6c1b7a10';
    if (format === 'email') return 'alguien@cotejo.example';
    if (format === 'date') return '2026-11-20';
    const least = typeof minLength === 'number' ? minLength : 0;
    const most = typeof maxLength === 'number' ? maxLength : 60;
    const text = this.#oneOf([
      'isapre',
      'Cruz-Blanca',
      'ALC-4001',
      '/Comparar/Isapres',
      '1',
      '13',
      'x'.repeat(Math.min(most, 300)),
    ]);
    return text.slice(0, most).padEnd(least, 'a');
  }

  #objectOf(schema: JsonSchema, depth: number): Readonly<Record<string, unknown>> {
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
    const kept = Object.entries(properties).filter(([name]) => required.includes(name) || this.#chance(0.4));
    return Object.fromEntries(kept.map(([name, property]) => [name, this.#valueOf(property, depth + 1)]));
  }

  /** The same value with something odd in one of its places. */
  #spoiled(value: unknown): unknown {
    if (Array.isArray(value) && value.length > 0 && this.#chance(0.8)) {
      const place = this.#below(value.length);
      return value.map((item, index): unknown => (index === place ? this.#spoiled(item) : item));
    }
    if (isJsonObject(value) && this.#chance(0.85)) {
      const names = Object.keys(value);
      if (names.length === 0 || this.#chance(0.1)) return { ...value, [this.#naughty()]: this.#odd() };
      const name = this.#oneOf(names);
      return { ...value, [name]: this.#spoiled(value[name]) };
    }
    return this.#odd();
  }

  #parameter(schema: JsonSchema, example: string | number | undefined): string {
    const kind = this.#sources.random();
    if (example !== undefined && kind < 0.45) return String(example);
    if (kind < 0.7) return String(this.#valueOf(schema));
    const odd = this.#odd();
    return typeof odd === 'string' ? odd : JSON.stringify(odd);
  }

  /** One call of an operation. */
  next(path: string, operation: OpenApiOperation): GeneratedCall {
    const given = (operation.parameters ?? [])
      .filter(({ required }) => required || this.#chance(0.6))
      .filter(() => this.#chance(0.97))
      .map(({ name, in: place, schema, example }) => ({ name, place, text: this.#parameter(schema, example) }));
    const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encoded(given.find((parameter) => parameter.place === 'path' && parameter.name === name)?.text ?? 'x'),
    );
    const query = given.filter(({ place }) => place === 'query').map(({ name, text }) => `${encoded(name)}=${encoded(text)}`);
    if (this.#chance(0.05)) query.push('forceRefresh=1');
    const headers = given
      .filter(({ place }) => place === 'header')
      .map(({ name, text }) => [name, text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 2_000)]);
    const url = `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`.slice(0, longestUrl).replace(/%\w?$/, '');
    return { url, headers: Object.fromEntries(headers), ...this.#body(operation) };
  }

  #body({ requestBody }: OpenApiOperation): { readonly payload?: string } {
    const content = requestBody?.content['application/json'];
    if (!content || this.#chance(0.02)) return {};
    const kind = this.#sources.random();
    if (kind < 0.04) return { payload: this.#naughty() };
    const value = content.example !== undefined && kind < 0.55 ? content.example : this.#valueOf(content.schema);
    return { payload: JSON.stringify(this.#chance(0.75) ? this.#spoiled(value) : value) ?? 'null' };
  }
}
