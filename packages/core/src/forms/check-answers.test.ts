import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { sayInSpanish } from '../text/say.ts';
import { checkAnswers } from './check-answers.ts';
import type { FormField } from './form-definition.ts';
import { formFaultText, formFaultTexts } from './form-fault.ts';
import { answersFromEntries } from './post-body.ts';
import { sentAnswers } from './sent-answers.ts';
import { cargasForm, chileanSetting, once, optionsOf, peruvianSetting, sampleField, sampleForm } from './testing/sample-form.ts';

const say = sayInSpanish(formFaultTexts);

/** What is said of an answer; null: it is taken. */
function said(own: Partial<FormField>, value: string, setting = chileanSetting): string | null {
  const [fault] = checkAnswers(sampleForm(sampleField('a', own)), once({ a: value }), setting);
  return fault === undefined ? null : formFaultText(fault, say);
}

describe('checkAnswers', () => {
  it('B5-20 B5-23 a required answer that is missing is told in the exact words', () => {
    expect(said({ isRequired: true }, '')).toBe('Este campo es requerido');
    expect(said({ isRequired: true }, ' \u00a0 ')).toBe('Este campo es requerido');
    expect(said({ isRequired: true, control: 'checkbox' }, '')).toBe('Este campo es requerido');
    expect(said({ isRequired: false }, '')).toBeNull();
  });

  it('B5-21 B5-22 a pattern holds for the whole answer, and its helper is what is said', () => {
    const own = { pattern: '[A-Z]{2}\\d{3}', helper: 'Dos letras y tres cifras' };
    expect(said(own, 'AB123')).toBeNull();
    expect(said(own, 'xAB123')).toBe('Dos letras y tres cifras');
    expect(said(own, 'AB1234')).toBe('Dos letras y tres cifras');
    expect(said({ ...own, helper: null }, 'no')).toBe('Revisa cómo está escrito.');
    expect(said({ pattern: 'a|b' }, 'ab')).toBe('Revisa cómo está escrito.');
  });

  it('B5-24 what is none of the options is told in the exact words', () => {
    const own = { control: 'select', options: optionsOf('uno', 'dos') } as const;
    expect(said(own, 'dos')).toBeNull();
    expect(said(own, 'tres')).toBe('Selecciona un valor de la lista');
  });

  it('B5-25 a phone prefix is one of the list', () => {
    const own = { control: 'phonePrefix', options: optionsOf('+56', '+51') } as const;
    expect(said(own, '+51')).toBeNull();
    expect(said(own, '+999')).toBe('Selecciona un valor de la lista');
  });

  it('B5-26 a country is one of the list', () => {
    const own = { control: 'country', options: optionsOf('CL', 'PE') } as const;
    expect(said(own, 'CL')).toBeNull();
    expect(said(own, 'Narnia')).toBe('Selecciona un valor de la lista');
  });

  it('B5-27 a password is trimmed before it is looked at and sent', () => {
    const field = sampleField('fld_password', { control: 'password', pattern: '\\S{8,}', isRequired: true });
    const form = sampleForm(field);
    const answers = once({ fld_password: '  secreto1 \n' });
    expect(checkAnswers(form, answers, chileanSetting)).toEqual([]);
    expect(sentAnswers(form, answers, chileanSetting)).toEqual({ fld_password: 'secreto1' });
    expect(said({ control: 'password', isRequired: true }, '   ')).toBe('Este campo es requerido');
  });

  it.each<readonly [own: Partial<FormField>, right: readonly string[], wrong: readonly string[]]>([
    [{ control: 'email' }, ['a.b@c.cl'], ['a@b', 'a b@c.cl', 'a@b..cl']],
    [{ control: 'tel' }, ['9 8765 4321', '+51 912 345 678'], ['12345', '9876543x21', 'no tengo 98765432100']],
    [{ mask: { kind: 'rut' } }, ['12.345.678-5', '11111111-1'], ['12.345.678-9', '1']],
    [{ control: 'date' }, ['2028-02-29', '29/02/2028'], ['29/02/2027', '2027-02-29', '31/04/2027', '23:59:60', '2027-13-01']],
    [{ mask: { kind: 'integer' } }, ['1.500', '0', '120'], ['1,5', '-3', 'doce', '1e3', '١٢']],
    [{ mask: { kind: 'money' } }, ['1.234.567', '0'], ['1.234,50', '$100', '1'.repeat(14)]],
  ])('each format takes what is one: %j', (own, right, wrong) => {
    expect(right.filter((value) => said(own, value) !== null)).toEqual([]);
    expect(wrong.filter((value) => said(own, value) === null)).toEqual([]);
  });

  it('amounts have the decimals of the currency', () => {
    const own = { mask: { kind: 'money' } } as const;
    expect(said(own, '1,234.50', peruvianSetting)).toBeNull();
    expect(said(own, '1,234.505', peruvianSetting)).toBe('Escribe un monto, sólo con números.');
  });

  it('a telephone is looked at with the prefix chosen beside it, and else with that of the edition', () => {
    const form = sampleForm(
      sampleField('fld_phone_prefix', { control: 'phonePrefix', options: optionsOf('+1', '+51'), group: 'grp-fld_telephone' }),
      sampleField('fld_telephone', { control: 'tel', group: 'grp-fld_telephone' }),
    );
    const faults = (prefix: string, phone: string) =>
      checkAnswers(form, once({ fld_phone_prefix: prefix, fld_telephone: phone }), chileanSetting).map(({ key }) => key);
    expect(faults('+51', '912345678')).toEqual([]);
    expect(faults('+51', '91234')).toEqual(['fld_telephone']);
    expect(faults('', '12345678')).toEqual(['fld_telephone']);
    expect(said({ control: 'tel' }, '987654321')).toBeNull();
  });

  it('tells faults in the order of the form, each with its row, and none of what is hidden', () => {
    const form = sampleForm(
      sampleField('nombre', { isRequired: true }),
      ...cargasForm.fields,
      sampleField('detalle', { isRequired: true, hideExpression: '!nombre' }),
      sampleField('ultimo', { isRequired: true }),
    );
    const rows = {
      cargas: [
        { cargas_edad: '3', cargas_sexo: '' },
        { cargas_edad: '', cargas_sexo: 'Otro' },
      ],
    };
    const faults = checkAnswers(form, { values: {}, rows }, chileanSetting);
    expect(faults.map(({ key, row, reason }) => [key, row, reason.kind])).toEqual([
      ['nombre', null, 'required'],
      ['cargas.1.cargas_sexo', 1, 'option'],
      ['cargas.1.cargas_edad', 1, 'required'],
      ['ultimo', null, 'required'],
    ]);
  });

  it('tells of what no database keeps, and of what is too long', () => {
    expect(said({}, 'a\u0000b')).toBe(formFaultTexts.signs);
    expect(said({}, 'a\u001bb')).toBe(formFaultTexts.signs);
    expect(said({}, 'a\ud800b')).toBe(formFaultTexts.signs);
    expect(said({ control: 'textarea' }, 'una\nlínea\ty\r\notra')).toBeNull();
    expect(said({}, 'x'.repeat(501))).toBe('Es muy largo: escribe 500 caracteres como máximo.');
    expect(said({}, '👨‍👩‍👧 العربية ‮abc')).toBeNull();
  });
});

describe('bad input', () => {
  const naughty: unknown = createRequire(import.meta.url)('big-list-of-naughty-strings');
  const strings = (Array.isArray(naughty) ? naughty : []).filter((text) => typeof text === 'string');
  const form = sampleForm(
    sampleField('texto', { isRequired: true, pattern: '[\\p{L} ]{2,100}', helper: 'Sólo letras' }),
    sampleField('correo', { control: 'email' }),
    sampleField('fono', { control: 'tel' }),
    sampleField('rut', { mask: { kind: 'rut' } }),
    sampleField('dia', { control: 'date' }),
    sampleField('monto', { mask: { kind: 'money' } }),
    sampleField('pais', { control: 'country', options: optionsOf('CL') }),
    sampleField('mensaje', { control: 'textarea', hideExpression: "texto == 'x'" }),
    ...cargasForm.fields,
  );

  it('every naughty string in every field is taken or told of, and what is sent can be stored', () => {
    expect(strings.length).toBeGreaterThan(400);
    for (const text of strings) {
      const entries = form.fields.map(({ name, isMultiple }): [string, string] => [isMultiple ? `cargas.0.${name}` : name, text]);
      const answers = answersFromEntries(form, [...entries, [text, text]]);
      const faulty = new Set(checkAnswers(form, answers, chileanSetting).map(({ field }) => field));
      const sent = sentAnswers(form, answers, chileanSetting);
      const taken = Object.entries(sent).flatMap(([name, value]) =>
        typeof value === 'string' && !faulty.has(name) ? [value] : [],
      );
      expect(taken.filter((value) => /\p{Cs}/u.test(value) || value.includes('\0'))).toEqual([]);
    }
  });

  it('ten million signs in every field are told of within seconds', () => {
    const huge = 'a'.repeat(10_000_000);
    const entries = form.fields.map(({ name, isMultiple }): [string, string] => [isMultiple ? `cargas.0.${name}` : name, huge]);
    const started = performance.now();
    const answers = answersFromEntries(form, entries);
    const faults = checkAnswers(form, answers, chileanSetting);
    expect(faults).toHaveLength(form.fields.length);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
