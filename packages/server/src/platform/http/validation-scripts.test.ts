import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { endpoints } from '@cotejo/contract/endpoints';
import { plainDate } from '@cotejo/core/dates';
import { faultsBy, rulesByName, sayRuleFault, validationNames } from '@cotejo/core/validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { validationScriptsFromSources, type SiteSource } from './page-renderer.ts';
import { validationScriptsOf } from './validation-scripts.ts';

const nothing = async (): Promise<void> => undefined;
const most = 20_000;

let test: TestApp;
let url: string;
beforeAll(async () => {
  const site: SiteSource = {
    isDevelopment: false,
    clientFolder: null,
    validationScripts: await validationScriptsFromSources(),
    renderPage: async () => ({ kind: 'html', status: 404, html: '<p></p>', cacheable: true }),
    install: nothing,
    close: nothing,
  };
  test = await buildTestApp({ site, catalogue: 'demo' });
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  // The host that is Chile's.
  url = address.replace('127.0.0.1', 'localhost');
});
afterAll(() => test.close());

const addresses = validationNames.map((name) => [name, `/validation/${name}.js`] as const);

/** Over the wire: `fetch` decompresses, as browsers do. */
function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(path, url), { headers });
}

const worldSchema = z.object({
  window: z.object({ validationScripts: z.record(z.string(), z.custom<(profile: unknown, today?: string) => unknown>()) }),
});

/** What a script puts into the registry of an empty page in a language. */
function registeredBy(text: string, lang: string) {
  const world = { document: { documentElement: { lang } }, window: {} };
  runInNewContext(text, world);
  return worldSchema.parse(world).window.validationScripts;
}

describe('GET /validation/{name}.js', () => {
  it.each(addresses)(
    'decision 28 200: %s is a small script of our own that a browser asks for anew by its ETag',
    async (_, path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await response.text()).length).toBeLessThan(most);
      const etag = response.headers.get('etag') ?? '';
      expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    },
  );

  it.each(addresses)('B7-22 %s registers itself alone, under its base name, and imports nothing', async (name, path) => {
    const text = await (await get(path)).text();
    expect(text).not.toMatch(/\bimport\b|\beval\b|new Function/);
    expect(Object.keys(registeredBy(text, 'es-CO'))).toEqual([name]);
  });

  it('B7-23, C5-06, C5-07 each says of a profile what the rule says on the server', async () => {
    const profiles = [
      { cotizante: [{ edad: 17 }], cargas: [], cantidadempleados: 9 },
      { cotizante: [{ edad: 34, epsActual: 'notengo' }], cargas: [{ edad: 16, parentesco: 'Cónyuge' }] },
      { cotizante: [{ edad: 34, epsActual: 'notengo' }], cargas: [] },
      { cotizante: [{ edad: 34, epsActual: 'EPS005' }], cargas: [{ edad: 35, parentesco: 'Hijo/Hija' }], cantidadempleados: 0 },
      { cotizante: [{ edad: 34, epsActual: 'EPS005' }], cargas: [], cantidadempleados: 10 },
      { cotizante: [{ edad: 34 }], viaje: { dias: 2, salida: '2026-11-19', regreso: '2026-11-20' } },
      { cotizante: [{ edad: 34 }], viaje: { dias: 2, salida: '2026-11-20', regreso: '2026-11-19' } },
    ];
    const said: unknown[] = [];
    for (const [name, path] of addresses) {
      const validate = registeredBy(await (await get(path)).text(), 'es-CL')[name];
      for (const profile of profiles) {
        const [first] = faultsBy(rulesByName[name], profile, plainDate('2026-11-20'));
        expect(validate?.(profile, '2026-11-20'), `${name} ${JSON.stringify(profile)}`).toBe(first ? sayRuleFault(first) : null);
        said.push(validate?.(profile));
      }
    }
    expect(new Set(said).size).toBeGreaterThan(5);
  });

  it('judges a journey by the clock of the browser where it is given no day', async () => {
    const validate = registeredBy(await (await get('/validation/journey.js')).text(), 'es-CL')['journey'];
    const on = (year: number) => validate?.({ viaje: { salida: `${year}-06-01` } });
    const year = new Date().getFullYear();
    expect([on(year - 1), on(year + 1)]).toEqual(['El día de salida ya pasó: elige hoy o un día posterior.', null]);
  });

  it('speaks the language of its page', async () => {
    const text = await (await get('/validation/valid-ages.js')).text();
    const said = ['es-CL', 'en', 'pt-BR', ''].map((lang) =>
      registeredBy(text, lang)['valid-ages']?.({ cotizante: [{ edad: 17 }] }),
    );
    expect(said).toEqual([
      'Para contratar, quien paga debe tener 18 años o más.',
      'To take out cover, whoever pays has to be 18 or older.',
      'Para contratar, quem paga precisa ter 18 anos ou mais.',
      'Para contratar, quien paga debe tener 18 años o más.',
    ]);
  });

  it.each(['/validation/other.js', '/validation/', '/validation/valid-ages', '/validation/..%2fvalid-ages.js'])(
    '404: %s is none of them',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('a script without a rule is none', () => {
    expect(() => validationScriptsOf({ other: '' })).toThrow('there is no rule for the validation script other');
  });
});

describe('GET /api/profile-form/form', () => {
  async function scriptOf(edition: string, productType: string) {
    const path = `/api/profile-form/form?productTypeName=${encodeURIComponent(productType)}`;
    const response = await test.app.inject({ url: path, headers: { host: `${edition}.localhost` } });
    const { profileForm } = endpoints.getProfileForm.responses[200].parse(response.json()).data;
    return [profileForm.validationScriptUrl, profileForm.validationScriptIntegrity] as const;
  }

  it.each([
    ['chile', 'ISAPRE', 'valid-ages'],
    ['chile', 'SEGURO COLECTIVO', 'company'],
    ['peru', 'SCTR', 'company'],
    ['peru', 'EPS', 'valid-ages'],
    ['colombia', 'MEDICINA PREPAGADA', 'colombian-health'],
    ['colombia', 'SEGURO COLECTIVO', 'colombian-company'],
    ['international', 'INTERNACIONAL', 'valid-ages'],
    ['international', 'SEGURO VIAJE', 'journey'],
  ])('B3-24, B7-21 200: in %s the form of %s names the script %s and the hash of what is sent', async (edition, type, name) => {
    const [address, integrity] = await scriptOf(edition, type);
    expect(address).toBe(`/validation/${name}.js`);
    const text = await (await get(`/validation/${name}.js`)).text();
    expect(integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`);
  });

  it.each([
    ['chile', 'SEGURO_MASCOTAS'],
    ['chile', 'FONASA'],
    ['colombia', 'EPS'],
  ])('200: in %s the form of %s names none', async (edition, type) => {
    expect(await scriptOf(edition, type)).toEqual([null, null]);
  });
});

describe('GET /api/integration/form/{hash}', () => {
  const company = '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a02';
  const contact = '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a01';

  async function formOf(edition: string, hash: string) {
    const response = await test.app.inject({ url: `/api/integration/form/${hash}`, headers: { host: `${edition}.localhost` } });
    return endpoints.getIntegrationForm.responses[200].parse(response.json()).data.integrationForm.integrationForms[0];
  }

  it('B3-20 200: the form of a company names the script of its edition and its hash, which takes what the form says', async () => {
    const form = await formOf('colombia', company);
    expect(form?.validationScript).toBe('/validation/colombian-company.js');
    const text = await (await get('/validation/colombian-company.js')).text();
    expect(form?.validationScriptIntegrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`);
    const validate = registeredBy(text, 'es-CO')['colombian-company'];
    expect(['9', '1.500'].map((cantidadEmpleados) => validate?.({ first_name: 'Ana', cantidadEmpleados }))).toEqual([
      'En Colombia, los planes para empresas son desde 10 empleados.',
      null,
    ]);
    expect((await formOf('chile', company))?.validationScript).toBe('/validation/company.js');
  });

  it('200: one for people alone names none', async () => {
    expect(await formOf('colombia', contact)).toMatchObject({ validationScript: null, validationScriptIntegrity: null });
  });
});
