import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog, errorForLog, plainLines, redactedNames } from './log.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';

const mark = 'Zyxwvut';

describe('the log', () => {
  it('hides each personal or secret name, as deep as we nest', () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => lines.push(line) });
    for (const name of redactedNames) {
      log.info({ [name]: mark, inner: { [name]: mark, deeper: { [name]: mark, deepest: { [name]: mark } } } }, 'text');
    }
    expect(lines).toHaveLength(redactedNames.length);
    expect(lines.join('')).not.toContain(mark);
  });

  it('writes one JSON object per line with level, time and message', () => {
    const lines: string[] = [];
    createLog('info', { write: (line) => lines.push(line) }).warn({ productCode: 'A1' }, 'precio erroneo');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 'warn', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), productCode: 'A1', msg: 'precio erroneo' },
    ]);
  });

  it('keeps of a thrown value that is no error nothing at all', () => {
    expect(JSON.stringify(errorForLog({ email: mark }))).not.toContain(mark);
    expect(JSON.stringify(errorForLog(mark))).not.toContain(mark);
  });
});

describe('an error of a library', () => {
  it('that comes as a plain object is told by message, code and place, without values', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { code: kind, message: said, stack } = error;
    const copied = { code: kind, message: said, stack, queue: 'message', email: mark };
    const { message, code, frames } = errorForLog(copied);
    expect([message, code, frames.length > 0]).toEqual(['connect ECONNREFUSED', 'ECONNREFUSED', true]);
    expect(errorForLog({ message: `Failed query\nparams: ${mark}` }).message).toBe('Failed query');
    expect(JSON.stringify(errorForLog(copied))).not.toContain(mark);
  });
});

describe('the log of requests', () => {
  const lines: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({
      onLogLine: (line) => lines.push(line),
      routes: (app) => {
        app.get('/api/broken-query', async () => {
          await test.database.database.execute(sql`select ${`${mark}@ejemplo.cl`}::int`);
        });
      },
    });
  });
  afterAll(() => test.close());

  it('has one line per request with route template, edition, status and duration, and no path, query, header or body', async () => {
    lines.length = 0;
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/insurance/${mark}/calculatePrice?correo=${mark}`,
      headers: { cookie: `perfil=${mark}`, 'user-agent': mark, authorization: mark },
      payload: { profile: { cotizante: [{ edad: 30 }], region: { stateCode: mark } } },
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 'info',
        msg: 'request',
        requestId: response.headers['x-request-id'],
        edition: 'chile',
        method: 'POST',
        route: '/api/insurance/{id}/calculatePrice',
        status: response.statusCode,
        milliseconds: expect.any(Number),
      }),
    ]);
    expect(lines.join('')).not.toContain(mark);
  });

  it('keeps the values of a failed query out', async () => {
    lines.length = 0;
    const response = await test.app.inject('/api/broken-query');
    expect(response.statusCode).toBe(500);
    expect(response.payload).not.toContain(mark);
    expect(lines.join('')).toContain('22P02');
    expect(lines.join('')).not.toContain(mark);
  });
});

describe('lines of plain fields', () => {
  const fields = { requestId: 'a"b', partner: undefined, route: null, status: 200, milliseconds: 1.5, token: 'marcado' };

  it('are the very lines that the log writes of them, what is never logged hidden', () => {
    const written: string[] = [];
    vi.useFakeTimers({ now: 0 });
    const log = createLog('info', { write: (line) => written.push(line) });
    log.info(fields, 'request');
    plainLines(log, 'request').info(fields);
    const [[name, value] = ['', ''], ...others] = Object.entries(fields);
    const shared = Object.fromEntries(others);
    for (const _ of [1, 2]) plainLines(log, 'request').info({ [name]: value }, shared);
    vi.useRealTimers();
    expect(new Set(written).size).toBe(1);
    expect(written).toHaveLength(4);
    expect(written[1]).toContain('"token":"[oculto]"');
  });

  it('are left out below the level of the log, as it is then', () => {
    const written: string[] = [];
    const log = createLog('info', { write: (line) => written.push(line) });
    const lines = plainLines(log, 'request');
    lines.debug(fields);
    expect(written).toEqual([]);
    log.level = 'debug';
    lines.debug(fields);
    expect(written).toHaveLength(1);
  });
});
