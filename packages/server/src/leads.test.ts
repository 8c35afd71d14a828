import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadDesk } from './features/lead-steps/testing/lead-desk.ts';
import { buildTestApp, type TestApp } from './platform/testing/test-app.ts';

let test: TestApp;
let desk: ReturnType<typeof leadDesk>;
let leadId: string;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  desk = leadDesk(test);
  await desk.putInCharge([{ weight: 100 }, {}]);
  leadId = await desk.ask();
});
afterAll(() => test.close());

const program = fileURLToPath(new URL('./leads.ts', import.meta.url));

function run(...args: string[]): Promise<{ code: number; output: string }> {
  const { INIT_CWD: _, ...env } = process.env;
  return new Promise((done) => {
    const options = { env: { ...env, DATABASE_URL: test.database.url } };
    execFile(process.execPath, [program, ...args], options, (error, output, errors) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: output + errors });
    });
  });
}

// Each run is a process of its own, which takes seconds on a busy machine.
describe('npm run leads', { timeout: 240_000 }, () => {
  it('lists, moves, takes from one and gives to another, and shows all of it and nothing of the person', async () => {
    const listed = await run('list');
    expect(listed).toEqual({
      code: 0,
      output: `2 Asignado: 1\n${leadId}  chile  isapre  2 Asignado  ejecutivo 1  2026-11-20T15:00:00.000Z\n`,
    });
    expect((await run('list', '--status', 'por reasignar')).output).toBe('No hay solicitudes en ese estado.\n');

    const moved = await run('move', leadId, '--to', 'Asignado', '--sub-status', 'contactado', '--by', 'Marta');
    expect([moved.code, moved.output]).toEqual([0, expect.stringContaining('Estado: 2 Asignado, 201 Contactado')]);
    const refused = await run('move', leadId, '--to', '3', '--by', 'Marta');
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^No se movió: estado: no se pasa de 2 Asignado a 3 Cerrado; .*\n$/);

    const given = await run('reassign', leadId, '--by', 'Marta');
    expect(given.output).toContain('Ejecutivo: 2 Ana2 Soto');
    const shown = await run('show', leadId.toUpperCase());
    expect(shown.output).toBe(given.output);
    expect(
      shown.output
        .split('\n')
        .slice(6)
        .map((line) => line.replace(/^ {2}\S+ {2}/, '')),
    ).toEqual([
      'el visitante  entró como 2 Asignado  ejecutivo: 1 Ana1 Soto',
      'ADMINISTRADOR (Marta)  2 Asignado → 2 Asignado, 201 Contactado  ejecutivo: 1 Ana1 Soto',
      'ADMINISTRADOR (Marta)  2 Asignado → 7 Por Reasignar  ejecutivo: 1 Ana1 Soto → nadie',
      'el sistema  7 Por Reasignar → 2 Asignado  ejecutivo: nadie → 2 Ana2 Soto',
      '',
    ]);
    const { output } = await run('reassign', leadId);
    expect(output).toContain('Espera: no hay a quién darla.');
    const byMail = await run('move', leadId, '--to', '2', '--executive', '1@cotejo.example', '--by', 'Marta');
    expect(byMail.output).toBe('No se movió: ejecutivo: la solicitud se le quitó a 1.\n');
    const inCapitals = await run('move', leadId, '--to', '2', '--executive', '1@COTEJO.Example', '--by', 'Marta');
    expect(inCapitals.output).toBe(byMail.output);
    expect(await desk.wrongAccounts()).toEqual([[], []]);
  });

  it('says the scores of the surveys', async () => {
    expect((await run('scores')).output).toBe('Todavía no hay notas.\n');
    await test.database.pool.query(
      `insert into feedbacks (id, edition, lead_id, score, comment, executive_id, product_id, organization)
       select gen_random_uuid(), 'chile', id, 9, 'Marcada', 2, product_id, 'Isapre Alerce' from leads`,
    );
    expect((await run('scores')).output).toMatch(
      /^chile {2}ejecutivo Ana2 Soto {2}9,0 de 10 {2}1 nota\nchile {2}compañía Isapre Alerce {2}9,0 de 10 {2}1 nota\nchile {2}producto \S+ {2}9,0 de 10 {2}1 nota\n$/,
    );
  });

  it.each([
    [['move', '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11', '--by', 'Marta'], 'Falta --to: el estado al que pasa.'],
    [['move', '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11', '--to', '9'], 'Falta --by: quién la mueve.'],
    [['move', '5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11', '--to', 'Perdido', '--by', 'M'], '--to: no conozco "Perdido". Hay: 1 Sin'],
    [['show', '17'], '"17" no es el número de una solicitud.'],
    [['show'], 'Falta el número de una solicitud.'],
    [['list', '--estado', '1'], '--estado: list no tiene esa opción.'],
    [['list', '--status'], '--status: a una opción le falta su valor.'],
    [['list', 'todo'], '"todo" sobra.'],
  ])('answers %j with one line and code 2', async (args, line) => {
    const { code, output } = await run(...args);
    expect([code, output.trimEnd().split('\n')]).toEqual([2, [expect.stringContaining(line)]]);
  });

  it('answers what is none of its commands with how it is used', async () => {
    expect(await run('borrar')).toMatchObject({ code: 2, output: expect.stringContaining('Uso: npm run leads') as string });
    const unknown = await run('show', crypto.randomUUID());
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringMatching(/^La solicitud \S+ no existe\.\n$/)]);
  });

  it('shows whom a request asked for by its referral, and why it is not with them', async () => {
    const asked = await desk.ask();
    await test.database.pool.query(`insert into lead_origins values ($1, '', '', 2, 'in-recess')`, [asked]);
    const { output } = await run('show', asked);
    expect(output).toContain('\nReferido a: 2 Ana2 Soto; no se le dio: estaba en receso\n');
  });

  it('tells the next executive by push too where there is a provider', async () => {
    const other = await desk.ask();
    const [had] = await desk.toldOf(other, 'executive-notice');
    process.env['PUSH_URL'] = 'https://avisos.example/push';
    try {
      expect((await run('reassign', other)).code).toBe(0);
    } finally {
      delete process.env['PUSH_URL'];
    }
    expect(await desk.toldOf(other, 'executive-notice-push')).toEqual([had === 1 ? 2 : 1]);
  });
});
