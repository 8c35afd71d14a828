import { formFaultTexts, initialAnswers, type FormAnswers } from '@cotejo/core/forms';
import { describe, expect, it } from 'vitest';
import { openForm } from './open-form.ts';
import { withPostedRows } from './row-intent.ts';
import { renderForm } from './testing/render-form.tsx';
import { sampleDefinition, sampleField, workDefinition } from './testing/sample-definition.ts';

const countries = [
  { value: 'CL', label: 'Chile', group: null },
  { value: 'PE', label: 'Perú', group: null },
];
const trip = sampleDefinition([
  sampleField({ name: 'fld_fullname', label: 'Nombre', helper: 'Como en tu pasaporte', icon: 'persona' }),
  sampleField({ name: 'fld_email', label: 'Correo', control: 'email', isRequired: false }),
  sampleField({ name: 'fld_telephone', label: 'Teléfono', control: 'tel' }),
  sampleField({ name: 'fld_origin_country', label: 'Desde', control: 'country', options: countries }),
  sampleField({ name: 'empresa', label: 'Empresa', hideExpression: "fld_origin_country != 'CL'" }),
  sampleField({
    name: 'fld_passenger_quantity',
    label: 'Edad',
    group: 'fld_passenger_quantity',
    isMultiple: true,
    mask: { kind: 'digits', most: 3 },
  }),
]);

function returned(answers: FormAnswers, faults: Readonly<Record<string, string>> = {}) {
  return { returned: { answers, faults, isConfirmed: true } };
}

const tagOf = (html: string, name: string): string => new RegExp(`<[a-z]+[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
const buttonIn = (html: string): string =>
  /<button(?![^>]*hidden)[^>]*type="submit"(?![^>]*_fila)[^>]*>([^<]*)</.exec(html)?.[1] ?? '';

describe('a form made of data', () => {
  it("B2.5-01 is sent by 'Enviar', or by other words where they are given", () => {
    expect(buttonIn(renderForm(workDefinition))).toBe('Enviar');
    expect(buttonIn(renderForm(workDefinition, { submitLabel: 'Cotizar' }))).toBe('Cotizar');
  });

  it('B2.5-02 B8-09 says that data are to be checked, and leads to each field, once it was sent with faults', () => {
    const line = 'Por favor verifique los datos ingresados';
    expect(renderForm(trip)).not.toContain(line);
    const html = renderForm(trip, returned(initialAnswers(trip), { fld_fullname: formFaultTexts.required }));
    expect(html).toContain(line);
    const [, id] = /<a href="#([^"]+)"[^>]*>Nombre: Este campo es requerido<\/a>/.exec(html) ?? [];
    expect(tagOf(html, 'fld_fullname')).toContain(`id="${id}"`);
  });

  it('B2.5-04 says that it is being sent, and then only', () => {
    const line = 'Espere mientras enviamos su solicitud...';
    expect(renderForm(trip)).not.toContain(line);
    expect(renderForm(trip, { isSending: true })).toContain(line);
    expect(renderForm(trip, { isSending: true })).toMatch(/<button(?![^>]*hidden)[^>]*aria-disabled="true"/);
  });

  it('B4-08 is built from its definition: names, keyboards, what the browser fills in, hints and faults tied to their fields', () => {
    const html = renderForm(trip, returned(initialAnswers(trip), { fld_fullname: 'Falta' }));
    const name = tagOf(html, 'fld_fullname');
    expect(name).toMatch(/autocomplete="name"/i);
    expect(name).toMatch(/aria-invalid="true"/);
    const described = /aria-describedby="([^"]+)"/.exec(name)?.[1]?.split(' ') ?? [];
    expect(described.map((id) => new RegExp(`id="${id}"[^>]*>(?:<svg.*?</svg>)?([^<]*)<`, 's').exec(html)?.[1])).toEqual([
      'Como en tu pasaporte',
      'Falta',
    ]);
    expect(tagOf(html, 'fld_telephone')).toMatch(/type="tel".*inputmode="tel".*autocomplete="tel"/i);
    expect(tagOf(html, 'fld_passenger_quantity.0.fld_passenger_quantity')).toMatch(/inputmode="numeric"/i);
    expect(html).toMatch(/Correo<span[^>]*> \(opcional\)<\/span>/);
    expect(tagOf(html, 'fld_email')).not.toContain('required');
  });

  it('hides a field while its expression holds', () => {
    expect(tagOf(renderForm(trip), 'empresa')).toBe('');
    const answers = initialAnswers(trip, { values: { fld_origin_country: 'CL' }, rows: {} });
    expect(tagOf(renderForm(trip, returned(answers)), 'empresa')).not.toBe('');
  });

  it('offers countries as a native list where no script runs', () => {
    const html = renderForm(trip);
    expect(tagOf(html, 'fld_origin_country')).toMatch(/^<select/);
    expect(html).toContain('<option value="PE">Perú</option>');
  });

  it('adds and drops rows by a button of the form where no script runs, up to eight', () => {
    const post = (value: string, answers: FormAnswers): FormAnswers => {
      const form = new FormData();
      form.set('_fila', value);
      return withPostedRows(trip, answers, form) ?? answers;
    };
    let answers = initialAnswers(trip);
    expect(renderForm(trip)).toContain('value="add:fld_passenger_quantity"');
    expect(renderForm(trip)).not.toContain('value="drop:');
    for (let row = 0; row < 9; row += 1) answers = post('add:fld_passenger_quantity', answers);
    expect(answers.rows['fld_passenger_quantity']).toHaveLength(8);
    expect(renderForm(trip, returned(answers))).not.toContain('value="add:');
    expect(renderForm(trip, returned(answers))).toContain('value="drop:fld_passenger_quantity:7"');
    expect(post('drop:fld_passenger_quantity:7', answers).rows['fld_passenger_quantity']).toHaveLength(7);
    expect(withPostedRows(trip, answers, new FormData())).toBeNull();
    expect(post('add:__proto__', answers)).toBe(answers);
  });
});

it("is sent by Enter: its first button is drawn, does nothing to rows, and is in nobody's way", () => {
  const answers = initialAnswers(trip, { values: {}, rows: { fld_passenger_quantity: [{}, {}] } });
  const html = renderForm(trip, returned(answers));
  const [first = ''] = /<button[^>]*type="submit"[^>]*>/.exec(html) ?? [];
  expect(html.indexOf(first)).toBeLessThan(html.indexOf('value="drop:'));
  expect(first).toMatch(/tabindex="-1" aria-hidden="true" class="sr-only"/i);
  expect(first).not.toMatch(/_fila| hidden/);
});

it('has faults of its own in a field whose name every object knows', () => {
  const odd = sampleDefinition([sampleField({ name: 'constructor', label: 'Constructora' })]);
  expect(renderForm(odd, returned(initialAnswers(odd)))).not.toMatch(/aria-invalid|Constructora: /);
  const html = renderForm(odd, returned(initialAnswers(odd), { constructor: 'Falta' }));
  expect(html).toContain('Constructora: Falta');
});

it('lets a browser fill in a telephone without the prefix that stands beside it', () => {
  const beside = sampleDefinition([
    sampleField({
      name: 'codigo',
      control: 'phonePrefix',
      group: 'grp-fono',
      options: [{ value: '+56', label: '+56', group: null }],
    }),
    sampleField({ name: 'fld_telephone', control: 'tel', group: 'grp-fono' }),
    sampleField({ name: 'telefono', control: 'tel' }),
  ]);
  const html = renderForm(beside);
  expect(tagOf(html, 'fld_telephone')).toMatch(/autocomplete="tel-national"/i);
  expect(tagOf(html, 'telefono')).toMatch(/autocomplete="tel"/i);
});

it('B8-10 a form of neither process nor structure is a bug that says so', async () => {
  const api = { getIntegrationForm: () => Promise.reject(new Error('not asked')) };
  await expect(openForm(api, { process: null, structure: null })).rejects.toThrow('Process UUID or form structure is required');
  expect(await openForm(api, { process: null, structure: trip })).toBe(trip);
});

it('B8-09 the list of what is wrong says whose field it is where two are called the same', () => {
  const couple = sampleDefinition([
    sampleField({ name: 'titular_edad', label: 'Edad', group: 'titular' }),
    sampleField({ name: 'pareja_edad', label: 'Edad', group: 'pareja' }),
    sampleField({ name: 'pareja_ingreso', label: 'Ingreso', group: 'pareja' }),
  ]);
  const faults = { titular_edad: 'Falta', pareja_edad: 'Falta', pareja_ingreso: 'Falta' };
  const html = renderForm(couple, returned(initialAnswers(couple), faults));
  expect([...html.matchAll(/<a href="#[^"]+"[^>]*>([^<]+: Falta)<\/a>/g)].map(([, words]) => words)).toEqual([
    'Edad (Quién contrata): Falta',
    'Edad (Tu pareja): Falta',
    'Ingreso: Falta',
  ]);
});
