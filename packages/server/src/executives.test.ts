import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveOneInCharge, meetingVisitors } from './features/meetings/testing/meeting-visitors.ts';
import { buildTestApp, type TestApp } from './platform/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

const program = fileURLToPath(new URL('./executives.ts', import.meta.url));
const email = 'nueva@cotejo.example';

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const { INIT_CWD: _, ...env } = process.env;
  return new Promise((done) => {
    const options = { env: { ...env, DATABASE_URL: test.database.url } };
    execFile(process.execPath, [program, ...args], options, (error, output, errors) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: output + errors });
    });
  });
}

async function row() {
  const { rows } = await test.database.pool.query('select * from executives where email = $1', [email]);
  return rows[0];
}

const whole =
  '--edition chile --first-names Nueva --last-names Persona --phone +56912345678 --lines isapre --daily-limit 5 --charge 3000'.split(
    ' ',
  );

// Each run is a process of its own, which takes seconds on a busy machine.
describe('npm run executives', { timeout: 240_000 }, () => {
  it('stores a new one whole or not at all, out for want of a charge until there is a deposit', async () => {
    const refused = await run('set', email, '--edition', 'chile', '--phone', '+56 9 1234 5678');
    expect([refused.code, refused.output]).toEqual([
      1,
      `No hay un ejecutivo con el correo ${email}. Para crearlo falta: --first-names, --last-names, --lines, --daily-limit, --charge.\n`,
    ]);
    expect((await run('set', email, ...whole, '--lines', 'isapre,otra')).output).toMatch(
      /"otra" no es una línea de chile\. Hay: .*isapre/,
    );
    expect((await run('set', email, ...whole, '--charge', '3.000')).output).toContain('sin puntos de miles');
    expect(await row()).toBeUndefined();
    const added = await run('set', email, ...whole);
    expect(added.code).toBe(0);
    expect(added.output).toContain('Estado: en receso: Saldo Bajo\nPeso 1, hasta 5 solicitudes al día, cargo $3.000, saldo $0');
    expect(await row()).toMatchObject({ business_lines: ['isapre'], daily_limit: 5, recess_reason: 2, active: true });
  });

  it('changes what was said and nothing else: a charge that they have takes them in again', async () => {
    const changed = await run('set', email, '--charge', '0', '--weight', '3', '--calendar', 'https://agenda.example/nueva');
    expect(changed.output).toContain('Estado: recibe solicitudes');
    expect(await row()).toMatchObject({
      first_names: 'Nueva',
      daily_limit: 5,
      weight: 3,
      recess_reason: null,
      calendly_active: true,
    });
    expect((await run('set', email, '--calendar', 'no')).output).toContain('Agenda en otra parte: no');
    expect((await run('set', email, '--edition', 'peru')).output).toContain('eso no se cambia');
    // However its letters are written it is the same person.
    expect((await run('set', 'Nueva@Cotejo.example', '--weight', '0')).output).toContain(
      'Estado: no recibe por reparto: su peso es 0',
    );
    expect((await run('set', email, '--weight', '3')).code).toBe(0);
  });

  it('C9-67 takes somebody out for a reason until a day, and in again; low balance is the ledger’s', async () => {
    const later = await run('recess', email, '--reason', '1', '--from', '2199-12-01', '--until', '2199-12-31');
    expect(later.output).toContain(
      'Estado: recibe solicitudes; en receso más adelante: Vacaciones, desde el 2199-12-01, hasta el 2199-12-31\n',
    );
    const out = await run('recess', email, '--reason', 'vacaciones', '--until', '2199-12-31');
    expect(out.output).toContain('Estado: en receso: Vacaciones, hasta el 2199-12-31');
    expect(await row()).toMatchObject({ recess_reason: 1 });
    expect((await run('recess', email, '--end')).output).toContain('Estado: recibe solicitudes');
    expect((await run('recess', email, '--reason', 'Saldo Bajo')).output).toContain('npm run ledger');
    expect((await run('recess', email, '--reason', '1', '--until', '2001-01-01')).output).toContain('ya pasó');
    expect(await run('recess', email, '--end', '--reason', '1')).toMatchObject({
      code: 2,
      output: expect.stringContaining('sobra'),
    });
    expect(await row()).toMatchObject({ recess_reason: null });
    // A recess whose last day has passed is none, though nothing has cleared it yet.
    await test.database.pool.query("update executives set recess_reason = 1, recess_until = '2001-01-01' where email = $1", [
      email,
    ]);
    expect((await run('show', email)).output).toContain('Estado: recibe solicitudes');
  });

  it('says when somebody meets people, and when they are away', async () => {
    const hours = await run('hours', email, '1-5 09:00-13:00;6 10:00-12:00', '--slot', '45');
    expect(hours.output).toContain('Reuniones (America/Santiago; 1 es lunes): 1 09:00-13:00;2 09:00-13:00');
    expect(hours.output).toContain('De 45 minutos, cada 30;');
    // What was not said stays.
    expect((await run('hours', email, '1 09:00-13:00')).output).toContain('De 45 minutos');
    expect((await run('hours', email, '1 09:00-13:00;1 12:00-14:00')).output).toContain('dos veces las mismas horas');
    const away = await run('away', email, '--from', '2199-12-24T09:00', '--to', '2199-12-26');
    expect(away.output).toMatch(/No está:\n {2}\d+ {2}2199-12-24 09:00 a 2199-12-27 00:00/);
    const [, number = ''] = /No está:\n {2}(\d+)/.exec(away.output) ?? [];
    expect((await run('away', email, '--remove', number)).output).not.toContain('No está:');
    expect((await run('away', email, '--from', '2199-12-24', '--to', '2199-12-23')).output).toContain('antes de empezar');
    expect((await run('hours', email, '--none')).output).toContain('Reuniones: ninguna por nuestra agenda');
  });

  it('lists them, and says what is wrong with what it is told', async () => {
    expect((await run('list', '--edition', 'chile')).output).toMatch(
      new RegExp(`^\\d+ {2}chile {2}${email} {2}Nueva Persona {2}isapre {2}recibe solicitudes$`, 'm'),
    );
    expect((await run('list', '--edition', 'chile')).output).not.toContain('  peru  ');
    expect(await run('show', 'nadie@cotejo.example')).toEqual({
      code: 1,
      output: 'No hay un ejecutivo con el correo nadie@cotejo.example.\n',
    });
    expect(await run('set', email, '--weight', '-1')).toMatchObject({ code: 2 });
    expect((await run('set', email, '--phone', '123')).output).toContain('muy corto');
    expect(await run('otra')).toMatchObject({ code: 2, output: expect.stringContaining('Uso: npm run executives') });
  });

  it('says how many meetings stand while somebody is away', async () => {
    await leaveOneInCharge(test);
    const visitors = meetingVisitors(test);
    const leadId = await visitors.ask();
    expect(await visitors.book(await visitors.tokenOf(leadId), '2026-11-23T12:00:00.000Z')).toMatchObject({ status: 200 });
    await test.database.pool.query(
      `update meetings set starts_at = '2199-01-01T15:00Z', ends_at = '2199-01-01T15:30Z',
         blocked_from = '2199-01-01T15:00Z', blocked_to = '2199-01-01T15:40Z' where lead_id = $1`,
      [leadId],
    );
    const antonia = 'antonia.pizarro@cotejo.example';
    expect((await run('away', antonia, '--from', '2199-01-01', '--to', '2199-01-02')).output).toMatch(
      /^Hay 1 reunión agendada en ese tiempo/,
    );
    expect((await run('away', antonia, '--from', '2199-01-02', '--to', '2199-01-03')).output).not.toContain('agendada');
    expect((await run('recess', antonia, '--reason', '4')).output).toMatch(/^Hay 1 reunión agendada en ese tiempo/);
    expect((await run('set', antonia, '--active', 'no')).output).toMatch(/^Tiene 1 solicitud en curso.*\nHay 1 reunión agendada/);
  });
});
