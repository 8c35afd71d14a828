import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasEtag, type Endpoint } from '@cotejo/contract/endpoint';
import { endpointGroups } from '@cotejo/contract/endpoint-groups';
import { endpoints } from '@cotejo/contract/endpoints';
import { editions } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../testing/test-app.ts';
import { readVersion } from '../version.ts';
import { byPlace, callTitles } from './documentation/call-titles.ts';
import { documentationPage } from './documentation/page.ts';
import { fieldsOf } from './documentation/schema-words.ts';
import { isJsonObject } from './json-object.ts';
import { openApiDocument, openApiText } from './openapi.ts';
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

  it('says what every parameter means, and bounds only where they say something', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const undescribed = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.filter(({ description = '' }) => description === '').map(({ name }) => `${operationId} ${name}`),
    );
    expect(undescribed).toEqual([]);
    expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });

  it('says what each field of a form means, and takes names in either case as the server does', () => {
    const described = (name: string) => {
      const fields = fieldsOf(document.components.schemas[name]);
      return fields.filter(({ path }) => /FormFields\[\]\.(?!fieldType$|allowedValues\[)/.test(path));
    };
    for (const [name, fewest] of [
      ['ProfileForm', 19],
      ['IntegrationForms', 21],
    ] as const) {
      const fields = described(name);
      expect(fields.length).toBeGreaterThanOrEqual(fewest);
      const silent = fields.filter(({ schema }) => !isJsonObject(schema) || typeof schema['description'] !== 'string');
      expect(silent.map(({ path }) => path)).toEqual([]);
      const fldName = fields.find(({ path }) => path.endsWith('.fldName'))?.schema;
      const pattern = isJsonObject(fldName) && typeof fldName['pattern'] === 'string' ? fldName['pattern'] : '';
      expect(['pais', 'Pais_2', '2pais', 'país'].map((text) => new RegExp(pattern).test(text))).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }
  });

  it('names a failure only where a call can have it: a key that was used, somebody who has to say who it is', () => {
    const said = (path: string, method: string, status: string) => document.paths[path]?.[method]?.responses[status]?.description;
    expect(said('/api/profile-form/data', 'post', '422')).toBe('Los datos no se pueden procesar así');
    expect(said('/api/leads', 'post', '422')).toBe('Esa clave ya se usó con otros datos / Los datos no se pueden procesar así');
    expect(said('/api/profile-form/form', 'get', '401')).toBe('El sistema piensa que eres un robot...');
    expect(said('/api/preview-links/{kind}/{url}', 'get', '401')).toMatch(/Falta una identificación válida$/);
  });

  it('names Retry-After where an answer says when to come back', () => {
    const withRetry = Object.entries(document.paths['/api/leads']?.['post']?.responses ?? {}).filter(
      ([, { headers }]) => headers?.['Retry-After'] !== undefined,
    );
    expect(withRetry.map(([status]) => status)).toEqual(['401', '409', '429', '503']);
  });

  it('shows what each call answers, but those that answer no content', () => {
    const silent = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ responses }) => Object.values(responses['200']?.content ?? {}).every(({ example }) => example === undefined));
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });

  it.each(editions)('calls $id with its own country', ({ id, country }) => {
    const text = JSON.stringify(openApiDocument('1.0.0', id));
    const sent = [...text.matchAll(/"name":"x-country"[^}]*\}[^}]*"example":"(\w+)"/g)].map(([, value]) => value);
    expect(sent.length).toBeGreaterThan(10);
    expect(new Set(sent)).toEqual(new Set([country]));
  });

  it('says where a country has nothing to answer with', () => {
    const { description } = openApiDocument('1.0.0', 'peru').paths['/api/globales/uf']?.['get'] ?? {};
    expect(description).toMatch(/En este país la demostración no tiene con qué responder/);
  });

  it('keeps properties called id', () => {
    const item = document.components.schemas['Item'];
    expect(isJsonObject(item?.['properties']) && 'id' in item['properties']).toBe(true);
  });
});

describe('the page /api/docs', () => {
  const ground = { edition: 'chile', origin: 'https://salud.cotejo.example', nonce: 'n0nce' } as const;
  const page = documentationPage(document, ground);
  const main = page.slice(page.indexOf('<main>'));
  const sections = [...main.matchAll(/<section id="(\w+)" aria-label[\s\S]*?<\/section>/g)];
  const calling = (text: string) => sections.filter(([section]) => section.includes(text)).map(([, name = '']) => name);

  it('tells every call once, in the order of its titles, whose words the menu and the sections share', () => {
    expect(sections.map(([, name]) => name)).toEqual(Object.keys(callTitles));
    const menu = page.slice(page.indexOf('<nav'), page.indexOf('</nav>'));
    expect([...menu.matchAll(/href="#(\w+)"><b/g)].map(([, name]) => name)).toEqual(Object.keys(callTitles));
    for (const [name, title] of Object.entries(callTitles)) {
      expect(menu).toMatch(new RegExp(`href="#${name}"><b class="method \\w+">[A-Z]+</b> ${title}</a>`));
      expect(main).toContain(`<h3>${title}</h3>`);
    }
  });

  it('puts the calls of a group under it, in the order in which the specification tells the groups', () => {
    const shown = [...main.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, name]) => name);
    expect(shown.slice(0, -1)).toEqual(endpointGroups.filter((group) => document.tags.some(({ name }) => name === group)));
    const ordered = Object.entries<Endpoint>(endpoints)
      .toSorted(byPlace)
      .map(([, { group }]) => group);
    expect([...new Set(ordered)]).toEqual(shown.slice(0, -1));
    expect(ordered.filter((group, index) => group !== ordered[index - 1])).toEqual(shown.slice(0, -1));
  });

  it('calls the host that the page was asked from, and no other server', () => {
    const origins = page
      .replaceAll(/<(details|pre)[^>]*>(?:<summary>Ejemplo de respuesta)[\s\S]*?<\/pre>/g, '')
      .match(/https?:\/\/[^/'"&<]+/g);
    expect(new Set(origins)).toEqual(new Set([ground.origin]));
    expect(page).toContain('<link rel="icon" href="data:,">');
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script nonce="n0nce">']);
  });

  it('says where each parameter goes, and names no value that may be anything', () => {
    const [section] = sections.find(([, name]) => name === 'createLead') ?? [''];
    expect([...section.matchAll(/<h4>([^<]+)/g)].map(([, title]) => title)).toEqual([
      'Ejemplo',
      'En las cabeceras',
      'En el cuerpo (JSON)',
    ]);
    expect(calling('cualquier valor')).toEqual([]);
  });

  it('starts an example from the call whose answer it needs', () => {
    const [section] = sections.find(([, name]) => name === 'checkToken') ?? [''];
    expect(section).toContain('/hashtoken/demostracion-chile-empresa');
    expect(section).toContain('jq -r .token');
  });

  it('links only to places it has', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    for (const target of new Set(targets)) expect(page).toContain(`id="${target}"`);
  });

  it('asks for a password where staff calls, and speaks of a token where one may come', () => {
    const all = Object.entries<Endpoint>(endpoints);
    const [staff, held] = [all.filter(([, { access }]) => access === 'staff'), all.filter(([, { bearer }]) => bearer)];
    expect(calling('-u ').toSorted()).toEqual(staff.map(([name]) => name).toSorted());
    expect(calling('Authorization: Bearer').toSorted()).toEqual(held.map(([name]) => name).toSorted());
    expect([staff.length, held.length]).toEqual([2, 2]);
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
