import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasEtag, type Endpoint } from '@cotejo/contract/endpoint';
import { endpointGroups } from '@cotejo/contract/endpoint-groups';
import { endpoints } from '@cotejo/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../testing/test-app.ts';
import { readVersion } from '../version.ts';
import { apiDocsPage } from './api-docs-page.ts';
import { isJsonObject, openApiDocument, openApiText } from './openapi.ts';
import { statusesOf } from './openapi-responses.ts';

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
      const statuses = Object.keys(operation?.responses ?? {});
      expect(statuses).toEqual(statusesOf(endpoint).map(String));
      expect(statuses).toEqual(expect.arrayContaining([...Object.keys(endpoint.responses), '400', '404', '429', '500', '503']));
      expect(statuses.includes('304')).toBe(hasEtag(endpoint));
      expect(statuses.includes('413')).toBe(endpoint.body !== undefined);
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

  it('has nothing that a linter finds wrong', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cotejo-openapi-'));
    try {
      const file = join(folder, 'openapi.json');
      await writeFile(file, openApiText('1.0.0'));
      const command = join(repositoryRoot, 'node_modules/@redocly/cli/bin/cli.js');
      const config = join(repositoryRoot, 'redocly.yaml');
      const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
      const linted = await promisify(execFile)(process.execPath, [command, 'lint', file, '--config', config, '--format=json'], {
        env: { ...process.env, ...quiet },
        maxBuffer: 20_000_000,
      }).catch((error: unknown) => error as { readonly stdout: string });
      const { totals, problems } = JSON.parse(linted.stdout) as { totals: object; problems: unknown[] };
      expect(problems).toEqual([]);
      expect(totals).toMatchObject({ errors: 0, warnings: 0 });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);

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

  it('shows the groups as the specification tells them', () => {
    const shown = [...page.matchAll(/<main>[\s\S]*/g)].flatMap(([main]) => [...main.matchAll(/<h2>([^<]+)<\/h2>/g)]);
    const names = endpointGroups.filter((group) => Object.values<Endpoint>(endpoints).some((known) => known.group === group));
    expect(shown.map((match) => match[1])).toEqual(names);
  });

  it('asks for a password where staff calls, and speaks of a token where one may come', () => {
    const sections = [...page.matchAll(/<section id="(\w+)">[\s\S]*?<\/section>/g)];
    const named = (text: string) => sections.filter(([section]) => section.includes(text)).map(([, name]) => name);
    const all = Object.entries<Endpoint>(endpoints);
    const [staff, held] = [all.filter(([, { access }]) => access === 'staff'), all.filter(([, { bearer }]) => bearer)];
    expect(named('-u ')).toEqual(staff.map(([name]) => name));
    expect(named('Authorization: Bearer').toSorted()).toEqual(held.map(([name]) => name).toSorted());
    expect([staff.length, held.length]).toEqual([1, 2]);
  });

  it.each(Object.entries<Endpoint>(endpoints))('gives an example of %s that the contract takes', (_, endpoint) => {
    const { example } = endpoint;
    for (const part of ['params', 'query', 'headers', 'body'] as const) {
      const schema = endpoint[part];
      if (schema) expect(schema.safeParse(example?.[part] ?? (part === 'body' ? undefined : {})).error).toBeUndefined();
      else expect(example?.[part]).toBeUndefined();
    }
  });
});
