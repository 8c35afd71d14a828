import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const program = fileURLToPath(new URL('./messages.ts', import.meta.url));

function run(...args: string[]): Promise<{ code: number; output: string }> {
  const { INIT_CWD: _, ...env } = process.env;
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { env: { ...env, DATABASE_URL: test.url } }, (error, output, errors) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: output + errors });
    });
  });
}

const [refused, undelivered, sent] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

// Each run is a process of its own, which takes seconds on a busy machine.
describe('npm run messages', { timeout: 120_000 }, () => {
  it('lists what did not reach anybody and why, and has it tried again: named ones, or all', async () => {
    await test.pool.query(
      `insert into messages (id, key, event, edition, state, due_at, fault, failures, ended_at) values
       ($1, 'a', 'visitor-confirmation', 'chile', 'refused', now(), 'smtp 550', 0, '2026-11-20T15:00:00Z'),
       ($2, 'b', 'executive-notice', 'peru', 'undelivered', now(), 'http 500', 78, '2026-11-20T14:00:00Z'),
       ($3, 'c', 'executive-notice', 'peru', 'sent', now(), null, 0, now())`,
      [refused, undelivered, sent],
    );
    expect(await run('list')).toEqual({
      code: 0,
      output: `refused 1, sent 1, undelivered 1
${refused}  visitor-confirmation  chile  refused  smtp 550  0 fallos  2026-11-20T15:00:00.000Z
${undelivered}  executive-notice  peru  undelivered  http 500  78 fallos  2026-11-20T14:00:00.000Z
`,
    });
    const other = await run('resend', refused, sent);
    expect(other).toEqual({ code: 1, output: 'Vuelven a intentarse 1; los demás no son mensajes sin entregar.\n' });
    expect(await run('resend', 'all')).toEqual({ code: 0, output: 'Vuelven a intentarse: 1.\n' });
    const { rows } = await test.pool.query('select state, failures from messages order by key');
    expect(rows).toEqual([
      { state: 'waiting', failures: 0 },
      { state: 'waiting', failures: 0 },
      { state: 'sent', failures: 0 },
    ]);
  });

  it('writes how each mail looks', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cotejo-previews-'));
    expect((await run('preview', folder)).code).toBe(0);
    const names = await readdir(folder);
    expect(names.toSorted()).toEqual(
      [
        'best-plan',
        'executive-assigned',
        'executive-notice',
        'executive-notice-again',
        'executive-notice-taken-back',
        'first-payment',
        'first-payment-no-amount',
        'low-balance',
        ...['booked', 'cancelled', 'confirmed', 'day-before', 'handed-over', 'hour-before', 'moved', 'taken', 'unkept'].map(
          (kind) => `meeting-to-executive-${kind}`,
        ),
        ...[
          'booked',
          'cancelled',
          'closed',
          'day-before',
          'day-before-confirmed',
          'handed-over',
          'hour-before',
          'moved',
          'unassigned',
          'unkept',
        ].map((kind) => `meeting-to-visitor-${kind}`),
        'messages-undelivered',
        'price-alert',
        'price-alert-gone',
        'quote-expiry',
        'request-waiting',
        'request-waiting-taken-back',
        'survey-invitation',
        'visitor-confirmation',
        'visitor-confirmation-no-product',
        'visitor-confirmation-waiting',
        'weekly-report',
      ]
        .flatMap((name) => [`${name}.html`, `${name}.txt`])
        .toSorted(),
    );
    expect(await readFile(join(folder, 'visitor-confirmation.html'), 'utf8')).toContain('Recibimos tu solicitud');
    const takenBack = await readFile(join(folder, 'executive-notice-taken-back.txt'), 'utf8');
    expect(takenBack).toContain('La persona retiró su solicitud');
    expect(await readFile(join(folder, 'first-payment.txt'), 'utf8')).toContain(
      'El primer pago lo cobra Isapre Alerce, no nosotros.',
    );
  });

  it.each([[], ['list', 'all'], ['resend'], ['resend', '1'], ['resend', 'all', 'all'], ['preview']])(
    'answers %s with how it is used',
    async (...args) => {
      expect(await run(...args)).toMatchObject({ code: 2, output: expect.stringContaining('npm run messages') as string });
    },
  );
});
