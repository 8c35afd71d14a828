import { endpoints } from '@cotejo/contract/endpoints';
import { paths } from '@cotejo/contract/paths';
import { editionIds } from '@cotejo/core/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteContent } from '../../platform/database/schema/site-content.ts';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    catalogue: 'demo',
    prepare: async (database) => {
      const script = '<b>Precio</b><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">ver</a>';
      await database.insert(siteContent).values([
        { edition: 'chile', kind: 'why-us', name: 'marcado', payload: { icon: 'precio', message: script } },
        { edition: 'chile', kind: 'information', name: 'marcado', payload: { title: 'Marcado', body: script } },
        { edition: 'chile', kind: 'why-us', name: 'oculto', active: false, payload: { icon: 'precio', message: 'x' } },
      ]);
    },
  });
});
afterAll(() => test.close());

async function get(url: string, host = 'localhost'): Promise<{ status: number; json: unknown }> {
  const response = await test.app.inject({ method: 'GET', url, headers: { host } });
  return { status: response.statusCode, json: response.json() };
}

async function menuOf(host: string) {
  const { status, json } = await get('/api/menu', host);
  expect(status).toBe(200);
  return endpoints.getMenu.responses[200].parse(json).data;
}

describe('GET /api/menu', () => {
  it('C7-99, B3-60 200: titles of the header and boxes of categories, each with pages', async () => {
    const menu = await menuOf('localhost');
    expect(menu.filter(({ type }) => type === 'header')).toHaveLength(5);
    expect(menu.filter(({ type }) => type === 'box_category').map(({ title }) => title)).toEqual([
      'Para ti y tu familia',
      'Para tu empresa',
    ]);
    expect(menu.every(({ categories }) => categories.length > 0)).toBe(true);
  });

  it.each(editionIds)('200: in %s every address is the home page or a comparator that is there', async (edition) => {
    const live = new Set<string>([paths.home, ...test.memory.snapshot(edition).comparators.map(({ url }) => url)]);
    const menu = await menuOf(`${edition}.localhost`);
    const urls = menu.flatMap(({ url, categories }) => [url, ...categories.map((category) => category.url)]);
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !live.has(url))).toEqual([]);
  });
});

describe('GET /api/notifications', () => {
  it('A2.1-12 200: what the bell tells, as it was written; nothing where nothing was', async () => {
    const { status, json } = await get('/api/notifications');
    expect(status).toBe(200);
    const { data } = endpoints.listNotifications.responses[200].parse(json);
    expect(data.map(({ id, url }) => [id, url])).toEqual([['clinicas-y-hospitales', paths.clinics]]);
    expect((await get('/api/notifications', 'peru.localhost')).json).toEqual({ data: [] });
  });
});

describe('GET /api/information/{name}', () => {
  it('C7-69 200: a text with its title, its HTML and when it was written', async () => {
    const { status, json } = await get('/api/information/como-ordenamos');
    expect(status).toBe(200);
    const { data } = endpoints.getInformation.responses[200].parse(json);
    expect(data).toMatchObject({ name: 'como-ordenamos', title: 'Cómo ordenamos' });
    expect(data.body).toContain('<h2>Qué decide</h2>');
  });

  it('200: nothing that runs comes out of a stored text', async () => {
    const { json } = await get('/api/information/marcado');
    expect(endpoints.getInformation.responses[200].parse(json).data.body).toBe('<b>Precio</b><a>ver</a>');
  });

  it('404: a text that there is not', async () => {
    expect((await get('/api/information/nada')).status).toBe(404);
  });
});

describe('GET /api/whyUs/{id}', () => {
  it('C7-75, A7-17, A7-18 200: the reasons of a project, each with icon and message', async () => {
    const { status, json } = await get('/api/whyUs/cotejo');
    expect(status).toBe(200);
    const { data } = endpoints.listReasons.responses[200].parse(json);
    expect(data).toHaveLength(4);
    expect(data[0]?.message).toContain('<b>Precio antes que contacto.</b>');
    const other = endpoints.listReasons.responses[200].parse((await get('/api/whyUs/colectivos')).json);
    expect(other.data[0]?.message).not.toBe(data[0]?.message);
  });

  it('A7-19 200: a script in a message does not come out', async () => {
    const { json } = await get('/api/whyUs/marcado');
    expect(endpoints.listReasons.responses[200].parse(json).data).toEqual([
      { icon: 'precio', message: '<b>Precio</b><a>ver</a>' },
    ]);
  });

  it('404: a project without reasons, or with none that is active', async () => {
    expect((await get('/api/whyUs/nada')).status).toBe(404);
    expect((await get('/api/whyUs/oculto')).status).toBe(404);
  });
});

describe('GET /api/comparator/{id}/…', () => {
  it('C7-71, B7-32, B3-59 200: benefits by name and by number, those that are not active too', async () => {
    const { status, json } = await get('/api/comparator/isapres/benefits');
    expect(status).toBe(200);
    const { data } = endpoints.listComparatorBenefits.responses[200].parse(json);
    expect(data.map(({ isActive }) => isActive)).toEqual([true, true, true, true, false]);
    const id = test.memory.snapshot('chile').comparators.find(({ name }) => name === 'isapres')?.id;
    expect((await get(`/api/comparator/${id}/benefits`)).json).toEqual(json);
  });

  it('C7-73 200: blocks whose links open in a new tab', async () => {
    const { status, json } = await get('/api/comparator/isapres/blockzone');
    expect(status).toBe(200);
    const { data } = endpoints.listComparatorBlocks.responses[200].parse(json);
    expect(data).toMatchObject([{ link: '/Comparar/Seguros-de-Salud', newTab: true }]);
  });

  it('C7-74, B3-56 200: questions with answers, told by what is compared', async () => {
    const { status, json } = await get('/api/comparator/isapres/faq');
    expect(status).toBe(200);
    const { data } = endpoints.listComparatorFaq.responses[200].parse(json);
    expect(data[0]?.answer).toContain('UF');
    const pets = endpoints.listComparatorFaq.responses[200].parse((await get('/api/comparator/seguros-mascotas/faq')).json);
    expect(pets.data[0]?.answer).toContain('raza');
  });

  it('C7-72, A7-13, A3-62 200: the features that some product of the comparator has', async () => {
    const { status, json } = await get('/api/comparator/seguros-mascotas/features');
    expect(status).toBe(200);
    const { data } = endpoints.listComparatorFeatures.responses[200].parse(json);
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBeLessThan(test.memory.snapshot('chile').features.size);
  });

  it('200: every comparator of every edition has benefits and questions', async () => {
    const without: string[] = [];
    for (const edition of editionIds) {
      for (const { name } of test.memory.snapshot(edition).comparators) {
        const benefits = await get(`/api/comparator/${name}/benefits`, `${edition}.localhost`);
        const questions = await get(`/api/comparator/${name}/faq`, `${edition}.localhost`);
        const told = [
          endpoints.listComparatorBenefits.responses[200].parse(benefits.json).data,
          endpoints.listComparatorFaq.responses[200].parse(questions.json).data,
        ];
        if (told.some((list) => list.length === 0)) without.push(`${edition} ${name}`);
      }
    }
    expect(without).toEqual([]);
  });

  it('C7-70, B3-58 200: every comparator has a colour of six digits', async () => {
    const { json } = await get('/api/comparator');
    const { data } = endpoints.listComparators.responses[200].parse(json);
    expect(data.filter(({ metadata }) => !/^#[0-9a-f]{6}$/.test(metadata.color ?? ''))).toEqual([]);
    expect(new Set(data.map(({ metadata }) => metadata.color)).size).toBeGreaterThan(3);
  });

  it.each(['benefits', 'blockzone', 'faq', 'features'])('404: %s of a comparator that there is not', async (part) => {
    expect((await get(`/api/comparator/nada/${part}`)).status).toBe(404);
  });
});

describe('GET /api/comparator-events', () => {
  it('A3-61, A2.3-04, A9-10, A9-11 200: the season with its window, at the clock of the edition', async () => {
    const { status, json } = await get('/api/comparator-events');
    expect(status).toBe(200);
    const { data } = endpoints.listComparatorEvents.responses[200].parse(json);
    expect(data).toMatchObject([
      { comparatorRelativePath: 'Black-Friday', start: '2023-11-23T21:00:00-03:00', finish: '2023-11-27T23:59:59-03:00' },
      { comparatorRelativePath: 'Vacaciones', start: '2026-06-01T00:00:00-04:00', finish: '2027-12-31T23:59:59-03:00' },
    ]);
  });

  it('200: none in an edition without seasons', async () => {
    expect(await get('/api/comparator-events', 'peru.localhost')).toEqual({ status: 200, json: { data: [] } });
  });
});
