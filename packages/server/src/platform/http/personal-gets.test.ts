import type { Endpoint } from '@cotejo/contract/endpoint';
import { endpoints } from '@cotejo/contract/endpoints';
import { exampleFamily } from '@cotejo/contract/example-family';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const mark = 'Zyxwvut';
/** Figures that nothing else in a line of the log could be. */
const income = 7_654_321;
const person = JSON.stringify({ ...exampleFamily, cotizante: [{ sexo: 'Femenino', edad: 87, ingreso: income }] });

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo', onLogLine: (line) => lines.push(line) });
});
afterAll(() => test.close());

const own = Object.entries<Endpoint>(endpoints).filter(([, { method, isPrivate }]) => method === 'GET' && isPrivate === true);

/** The example of a call with marks in every value, or in those that are no part of what must be right. */
function addressOf({ path, example = {}, query }: Endpoint, isMarked: boolean): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    isMarked ? `${mark}-${name}` : (example.params?.[name] ?? mark),
  );
  const search = new URLSearchParams(example.query);
  if (query && Object.hasOwn(query.shape, 'datospersona')) search.set('datospersona', isMarked ? person + mark : person);
  if (isMarked) for (const name of Object.keys(example.query ?? {})) if (name !== 'datospersona') search.set(name, mark);
  search.set('correo', mark);
  return `${filled}?${search}`;
}

describe('a GET that tells of one visitor', () => {
  it('are those with personal data in their address, and more (C7-40, C7-42)', () => {
    const names = own.map(([name]) => name);
    for (const name of [
      'getIsaprePlan',
      'getPlanFactors',
      'getPlanPeople',
      'getRequestStatistics',
      'findAdvisor',
      'getPartnerByToken',
    ]) {
      expect(names).toContain(name);
    }
  });

  it.each(own)('%s leaves nothing of what it was asked in log, measures or caches', async (_, endpoint) => {
    lines.length = 0;
    for (const isMarked of [false, true]) {
      const headers = { cookie: `perfil=${mark}`, 'user-agent': mark, referer: `http://localhost/${mark}` };
      const response = await test.app.inject({ url: addressOf(endpoint, isMarked), headers });
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers).not.toHaveProperty('etag');
      expect(response.headers).not.toHaveProperty('cache-status');
      expect(response.statusCode).toBeLessThan(500);
    }
    expect(lines.length).toBeGreaterThan(0);
    const { payload } = await test.app.inject('/metrics');
    // A sum of seconds has any digits.
    const measures = payload.replaceAll(/^\w+_sum\b.*$/gm, '');
    for (const text of [lines.join(''), measures]) {
      for (const personal of [mark, String(income), 'Femenino', 'cotizante"', 'cotizante=', 'datospersona'])
        expect(text).not.toContain(personal);
    }
  });
});
