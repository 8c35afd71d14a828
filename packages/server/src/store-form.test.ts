import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoForms } from '@cotejo/demo/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFormDefinition } from './features/forms/form-store.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'cotejo-forms-'));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const program = join(import.meta.dirname, 'store-form.ts');
  const env = { ...process.env, DATABASE_URL: test.url, DATA_DIR: folder, INIT_CWD: folder };
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { env }, (error, output, errors) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: output + errors });
    });
  });
}

// Each run is a process of its own, which takes seconds on a busy machine.
describe('npm run forms:store', { timeout: 90_000 }, () => {
  it('stores the form of a file for a process of an edition', async () => {
    await writeFile(join(folder, 'contacto.json'), JSON.stringify(demoForms()[0]?.definition));
    const { code, output } = await run('peru', 'proceso-1', 'contacto.json');
    expect([code, output]).toEqual([0, 'Formulario guardado: peru proceso-1.\n']);
    expect(await findFormDefinition(test.database, 'peru', 'proceso-1')).toMatchObject({ integrationForms: [{}] });
  });

  it('says what is wrong and stores nothing', async () => {
    await writeFile(join(folder, 'malo.json'), '{"integrationForms":[]}');
    const { code, output } = await run('peru', 'proceso-2', 'malo.json');
    expect(code).toBe(1);
    expect(output).toMatch(/^integrationForms: .+\nNo se guardó nada\.\n$/);
    expect(await findFormDefinition(test.database, 'peru', 'proceso-2')).toBeNull();
  });

  it('names each field and property of a form that could not be filled in or sent, in Spanish', async () => {
    const [company] = demoForms().filter(({ name }) => name === 'company');
    const text = JSON.stringify(company?.definition)
      .replace('"fldName":"email"', '"fldName":"quoteId","defaultValue":"ana@"')
      .replace('"label":"Cantidad de empleados"', '"label":"","fldRegex":"x"');
    await writeFile(join(folder, 'malo.json'), text);
    const { code, output } = await run('chile', company?.hash ?? '', 'malo.json');
    expect([code, output.split('\n')]).toEqual([
      1,
      [
        'cantidadEmpleados.fldRegex: es una propiedad que no existe',
        'cantidadEmpleados.label: debe tener 1 o más caracteres',
        'quoteId.fldName: es un nombre que la solicitud usa para otra cosa',
        'quoteId.defaultValue: no es un correo',
        'integrationForms.0.integrationFormFields: falta pedir el correo: email o fld_email',
        'No se guardó nada.',
        '',
      ],
    ]);
    expect(await findFormDefinition(test.database, 'chile', company?.hash ?? '')).toBeNull();
  });

  it('tells how it is used, and which file it cannot read', async () => {
    expect(await run('francia', 'a', 'b.json')).toMatchObject({
      code: 2,
      output: expect.stringContaining('npm run forms:store'),
    });
    expect((await run('peru', 'a', 'nada.json')).output).toContain('no se puede leer');
    await writeFile(join(folder, 'texto.json'), 'hola');
    expect((await run('peru', 'a', 'texto.json')).output).toContain('no es JSON');
  });
});
