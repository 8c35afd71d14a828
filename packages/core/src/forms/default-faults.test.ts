import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { defaultFaults } from './default-faults.ts';
import { initialAnswers } from './form-answers.ts';
import type { FormField } from './form-definition.ts';
import { chileanSetting, optionsOf, peruvianSetting, sampleField, sampleForm } from './testing/sample-form.ts';

function reasonOf(defaultValue: string, own: Partial<FormField>, setting = chileanSetting): string | null {
  const [fault] = defaultFaults(sampleForm(sampleField('a', { ...own, defaultValue })), setting);
  return fault === undefined ? null : `${fault.field} ${fault.property}: ${fault.reason}`;
}

describe('a default is refused where its own field would refuse it', () => {
  it.each<[said: string, right: string, wrong: string, reason: string, own: Partial<FormField>]>([
    ['a pattern', 'AB12', 'ab', 'no cumple fldRegexp', { pattern: '[A-Z]{2}\\d{2}' }],
    ['a length that its pattern asks', 'abcde', 'abcd', 'no cumple fldRegexp', { pattern: '.{5,}' }],
    ['the length of a text', 'a'.repeat(254), `${'a'.repeat(250)}@b.cl`, 'tiene más de 254 caracteres', { control: 'email' }],
    ['an e-mail', 'ana@correo.cl', 'ana@', 'no es un correo', { control: 'email' }],
    ['a telephone', '+56 9 8765 4321', '123', 'no es un teléfono completo', { control: 'tel' }],
    ['a telephone by its mask', '+56 9 8765 4321', 'llámame', 'no es un teléfono completo', { mask: { kind: 'phone' } }],
    ['a RUT', '12.345.678-5', '12.345.678-4', 'no es un RUT válido', { mask: { kind: 'rut' } }],
    ['a day', '2028-02-29', '2027-02-29', 'no es un día que exista', { control: 'date' }],
    ['a day by its mask', '28/02/2027', '31/04/2027', 'no es un día que exista', { mask: { kind: 'date' } }],
    ['a whole number', '1500', '12,5', 'no es un número entero', { mask: { kind: 'integer' } }],
    ['an amount', '1.500', 'mucho', 'no es un monto', { mask: { kind: 'money' } }],
    ['digits of a mask', '120', '1200', "la máscara lo escribe de otra forma: '120'", { mask: { kind: 'digits', most: 3 } }],
    ['blanks', 'a', '  ', 'está en blanco', { isRequired: true }],
    ['signs', 'a', 'a\u0007', 'tiene caracteres que no se pueden guardar', {}],
  ])('%s', (said, right, wrong, reason, own) => {
    if (said !== 'the length of a text') expect(reasonOf(right, own)).toBeNull();
    expect(reasonOf(wrong, own)).toBe(`a defaultValue: ${reason}`);
  });

  it('amounts are read as the edition writes them', () => {
    const money = { mask: { kind: 'money' } } as const;
    expect(reasonOf('1500.50', money, peruvianSetting)).toBeNull();
    expect(reasonOf('10.5', money)).toBe("a defaultValue: la máscara lo escribe de otra forma: '105'");
  });

  it('a telephone has the prefix that its form begins with', () => {
    const form = (prefix: string | null) =>
      sampleForm(
        sampleField('p', { control: 'phonePrefix', list: 'phonePrefixes', options: [], group: 'g', defaultValue: prefix }),
        sampleField('t', { control: 'tel', group: 'g', defaultValue: '912345678' }),
      );
    expect(defaultFaults(form('+56'), chileanSetting)).toEqual([]);
    expect(defaultFaults(form(null), chileanSetting).map(({ field }) => field)).toEqual(['t']);
  });

  it('an option that another default rules out, in a row too', () => {
    const inRow = { group: 'mascota', isMultiple: true } as const;
    const form = (defaultValue: string) =>
      sampleForm(
        sampleField('especie', {
          ...inRow,
          control: 'select',
          options: optionsOf('Perro', 'Gato'),
          defaultValue,
          changeActions: [{ kind: 'narrow', field: 'raza' }],
        }),
        sampleField('raza', {
          ...inRow,
          control: 'select',
          options: [{ value: 'Pug', label: 'Pug', group: 'Perro' }],
          defaultValue: 'Pug',
        }),
      );
    expect(defaultFaults(form('Perro'), chileanSetting)).toEqual([]);
    expect(defaultFaults(form('Gato'), chileanSetting).map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      'raza: no es una opción junto a las otras respuestas con las que empieza el formulario',
    ]);
  });

  it('whatever it is, a form that is taken does not begin with what it refuses', () => {
    const masks = [{ kind: 'integer' }, { kind: 'money' }, { kind: 'rut' }, { kind: 'date' }, { kind: 'phone' }] as const;
    const own = fc.constantFrom<Partial<FormField>>(
      {},
      { pattern: '[a-z]{2,}' },
      { control: 'email' },
      { control: 'tel' },
      { control: 'date' },
      { control: 'number' },
      { mask: { kind: 'digits', most: 3 } },
      ...masks.map((mask) => ({ mask })),
    );
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,/+-]{0,14}$/), fc.constantFrom('a@b.cl', '12.345.678-5', 'ab'));
    fc.assert(
      fc.property(own, text, fc.boolean(), (properties, defaultValue, isRequired) => {
        const form = sampleForm(sampleField('a', { ...properties, isRequired, defaultValue }));
        if (defaultFaults(form, chileanSetting).length > 0) return;
        const faults = checkAnswers(form, initialAnswers(form), chileanSetting);
        expect(faults.filter(({ reason }) => defaultValue !== '' || reason.kind !== 'required')).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
