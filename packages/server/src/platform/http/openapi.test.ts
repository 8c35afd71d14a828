import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasEtag, type Endpoint } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../testing/test-app.ts';
import { readVersion } from '../version.ts';
import { apiDocsPage } from './api-docs-page.ts';
import { apiExamples } from './api-examples.ts';
import { isJsonObject, openApiDocument, openApiText } from './openapi.ts';

const document = openApiDocument('1.0.0');

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : references(inner)));
}

describe('the OpenAPI document', () => {
  it('equals the committed docs/openapi.json; else run node packages/server/src/platform/http/write-openapi.ts', async () => {
    const committed = await readFile(join(repositoryRoot, 'docs/openapi.json'), 'utf8');
    expect(openApiText(readVersion().version)).toBe(committed);
  });

  it('has every endpoint of the contract once, with all its statuses', () => {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        [...Object.keys(endpoint.responses), ...(hasEtag(endpoint) ? ['304'] : []), 'default'].toSorted(),
      );
    }
  });

  it('tells of ETag and 304 where an answer is known again, the compare calls and the compact catalogue among them', () => {
    const withEtag = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ responses }) => responses['200']?.headers?.['ETag'] && responses['304'] && !responses['304'].content)
      .filter(({ parameters }) => parameters?.some(({ name, in: place }) => name === 'if-none-match' && place === 'header'))
      .map(({ operationId }) => operationId);
    expect(withEtag).toEqual(expect.arrayContaining(['compareInsurance', 'compareIsaprePlans', 'getLocalComparison', 'getUf']));
    for (const name of ['createLead', 'calculatePrice', 'getQuote']) expect(withEtag).not.toContain(name);
  });

  it('resolves each of its references', () => {
    const names = new Set(references(document));
    expect(names.size).toBeGreaterThan(10);
    for (const name of names) expect(document.components.schemas).toHaveProperty([name.replace('#/components/schemas/', '')]);
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('keeps properties called id', () => {
    const item = document.components.schemas['Item'];
    expect(isJsonObject(item?.['properties']) && 'id' in item['properties']).toBe(true);
  });
});

describe('the page /api/docs', () => {
  const page = apiDocsPage(document, 'n0nce');

  it('shows every endpoint, needs no script and names no other server', () => {
    for (const name of Object.keys(endpoints)) expect(page).toContain(`<section id="${name}">`);
    expect(page).not.toContain('<script');
    expect(page.match(/https?:\/\/[^/'"&<]+/g)?.filter((origin) => origin !== 'http://localhost:3000')).toEqual([]);
  });

  it('links only to places it has', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    for (const target of new Set(targets)) expect(page).toContain(`id="${target}"`);
  });

  it.each(Object.entries(apiExamples))('gives an example of %s that the contract takes', (name, example) => {
    const endpoint = Object.entries<Endpoint>(endpoints).find(([candidate]) => candidate === name)?.[1];
    for (const part of ['params', 'query', 'headers', 'body'] as const) {
      const schema = endpoint?.[part];
      if (schema) expect(schema.safeParse(example[part]).error).toBeUndefined();
      else expect(example[part]).toBeUndefined();
    }
  });
});
