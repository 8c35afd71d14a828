import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BrowserError, Reports } from '../../platform/reports.ts';
import { buildTestApp, testNow, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';
import { withoutVisitor } from './browser-error.ts';

const stack = [
  "TypeError: Cannot read 'ana@correo.example'",
  '    at Object.show (http://localhost:3000/assets/list-a1.js:1:204)',
  '    at http://localhost:3000/assets/entry.js:2:9',
  '    at spy (chrome-extension://abc/spy.js:1:1)',
].join('\n');
const body = { name: 'TypeError', message: 'x is undefined', stack, path: '/Isapre/Cruz-Blanca/Planes/SST-7415' };

describe('an error without its visitor', () => {
  const patternOf = () => '/Isapre/:organization/Planes/:plan/:tab?';

  it('is what broke, on which kind of page, and where in our files', () => {
    expect(withoutVisitor(body, patternOf)).toEqual({
      name: 'TypeError',
      message: 'x is undefined',
      page: '/Isapre/:organization/Planes/:plan/:tab?',
      frames: ['Object.show (/assets/list-a1.js:1:204)', '? (/assets/entry.js:2:9)'],
    });
  });

  it('reads stacks of other browsers', () => {
    const other = 'show@https://cotejo.example/assets/list-a1.js:1:204\n@https://cotejo.example/assets/entry.js:2:9';
    expect(withoutVisitor({ ...body, stack: other }, patternOf).frames).toEqual([
      'show (/assets/list-a1.js:1:204)',
      '? (/assets/entry.js:2:9)',
    ]);
  });

  it.each([
    "Invalid value 'Ana Pérez'",
    'no such mail ana@correo.example',
    'income 1.650.000 is too much',
    'phone +56912345678',
    'failed at https://cotejo.example/v1?edad=41',
    'Unexpected token in “Ana Pérez”',
  ])('says no value of its message: %s', (message) => {
    const { message: said } = withoutVisitor({ ...body, message }, patternOf);
    expect(said).not.toMatch(/Ana|ana@|650|569|edad|41/);
    expect(said).toContain('…');
  });

  it('has a plain name and a page, whatever it was told', () => {
    const odd = withoutVisitor({ ...body, name: '<b>Ana 41</b>' }, () => null);
    expect([odd.name, odd.page]).toEqual(['Error', 'no-page']);
  });
});

describe('POST /api/client-errors', () => {
  let test: TestApp | null = null;
  afterEach(async () => {
    await test?.close();
    test = null;
  });

  const post = async (payload: object) => {
    const response = await test?.app.inject({ method: 'POST', url: '/api/client-errors', headers: wireHeaders(), payload });
    return { status: response?.statusCode, data: response?.json<{ data?: unknown }>().data };
  };

  it('C8-15 200: hands the error on, with the pattern of its page', async () => {
    const brokenInBrowser = vi.fn<(error: BrowserError) => void>();
    const reports: Reports = {
      brokenInBrowser,
      failed: () => undefined,
      notFound: () => undefined,
      answered: () => undefined,
      close: async () => undefined,
    };
    test = await buildTestApp({ reports });
    expect(await post(body)).toEqual({ status: 200, data: { noted: true } });
    expect(brokenInBrowser.mock.calls[0]?.[0]).toMatchObject({
      name: 'TypeError',
      page: '/Isapre/:organization/Planes/:plan/:tab?',
    });
    expect(await post({ ...body, stack: 'at spy (chrome-extension://abc/spy.js:1:1)' })).toEqual({
      status: 200,
      data: { noted: false },
    });
    expect(brokenInBrowser).toHaveBeenCalledTimes(1);
  });

  it('C8-14 200: writes it to the log where nothing is reported to, and 60 a minute at most', async () => {
    const lines: string[] = [];
    const time = { now: testNow };
    test = await buildTestApp({ onLogLine: (line) => lines.push(line), clock: () => time.now });
    for (let turn = 0; turn < 62; turn += 1) await post({ ...body, message: `turn of 'Ana'` });
    const told = lines.filter((line) => line.includes('error in a browser'));
    expect(told).toHaveLength(60);
    expect(told.join()).not.toMatch(/Ana|SST-7415|correo/);
    time.now += 60_000;
    expect(await post(body)).toEqual({ status: 200, data: { noted: true } });
  });

  it.each([
    ['a stack too long', { ...body, stack: 'x'.repeat(4001) }],
    ['no path', { ...body, path: 'javascript:alert(1)' }],
    ['nothing', {}],
  ])('400: %s', async (_name, payload) => {
    test = await buildTestApp();
    expect((await post(payload)).status).toBe(400);
  });
});
