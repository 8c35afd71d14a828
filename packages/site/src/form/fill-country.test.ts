import { editionOf } from '@cotejo/core/editions';
import { initialAnswers, type FormAnswers, type FormField } from '@cotejo/core/forms';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillCountry } from './fill-country.ts';
import { openSession, type FormFaults } from './form-session.ts';
import { sampleDefinition, sampleField } from './testing/sample-definition.ts';

const optionsOf = (...values: readonly string[]) => values.map((value) => ({ value, label: value, group: null }));
const country = (name: string, own: Partial<FormField> = {}) =>
  sampleField({ name, control: 'country', options: optionsOf('CL', 'PE', 'ES'), ...own });
const prefix = (defaultValue: string | null) =>
  sampleField({ name: 'fld_phone_prefix', control: 'phonePrefix', options: optionsOf('+56', '+51'), defaultValue });

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => 'PE', setItem: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

interface Filling {
  readonly fields: readonly FormField[];
  readonly saved?: FormAnswers;
  readonly visited?: readonly string[];
  /** What the visitor does while the prefixes are on their way. */
  readonly meanwhile?: (choose: (name: string, value: string) => void) => void;
}

async function filled({ fields, saved, visited = [], meanwhile }: Filling) {
  const definition = sampleDefinition([...fields]);
  const kept: FormAnswers[] = [];
  const session = openSession({
    definition,
    check: ({ values }): FormFaults => (values['fld_origin_country'] === '' ? { fld_origin_country: 'falta' } : {}),
    base: initialAnswers(definition),
    start: { answers: initialAnswers(definition, saved), faults: {}, isConfirmed: false },
    keep: (answers) => kept.push(answers),
  });
  const choose = (name: string, value: string): void => {
    const field = definition.fields.find((own) => own.name === name);
    if (field) session.choose({ field, row: null }, value);
  };
  const calls: string[] = [];
  await fillCountry({
    definition,
    session,
    edition: editionOf('chile'),
    isVisited: (key) => visited.includes(key),
    transport: async ({ url }) => {
      calls.push(url);
      meanwhile?.(choose);
      const data = [{ code: 'PE', name: 'Perú', phonePrefix: '+51', nationality: null }];
      return { status: 200, retryAfter: null, text: JSON.stringify({ data }) };
    },
  });
  return { definition, session, values: session.settled().answers.values, faults: session.settled().faults, kept, calls };
}

const origin = country('fld_origin_country');
const destination = country('fld_destination_country');

it('B7-25 selects of countries and prefixes begin with the country of the visitor, but not where somebody goes or is to be covered', async () => {
  const covered = country('titular_paisCobertura');
  const { values, faults, kept } = await filled({ fields: [origin, destination, covered, prefix(null)] });
  expect(values).toEqual({
    fld_origin_country: 'PE',
    fld_destination_country: '',
    titular_paisCobertura: '',
    fld_phone_prefix: '+51',
  });
  expect([faults, kept]).toEqual([{}, []]);
});

it('what was chosen before or meanwhile, what is being chosen, and a default of the form stay', async () => {
  const before = { values: { fld_origin_country: 'ES' }, rows: {} };
  expect((await filled({ fields: [origin], saved: before })).values).toEqual({ fld_origin_country: 'ES' });
  const meanwhile = (choose: (name: string, value: string) => void) => choose('fld_origin_country', 'CL');
  expect((await filled({ fields: [origin, prefix(null)], meanwhile })).values).toEqual({
    fld_origin_country: 'CL',
    fld_phone_prefix: '+51',
  });
  expect((await filled({ fields: [origin], visited: ['fld_origin_country'] })).values).toEqual({ fld_origin_country: '' });
  expect(await filled({ fields: [prefix('+56')] })).toMatchObject({ values: { fld_phone_prefix: '+56' }, calls: [] });
});

it('a country that a field does not offer is none', async () => {
  const few = country('fld_origin_country', { options: optionsOf('CL', 'ES') });
  expect((await filled({ fields: [few] })).values).toEqual({ fld_origin_country: '' });
});

it('B7-25 a suggested country stands beside what is known later, gives way to a known one, and is no draft', async () => {
  const name = sampleField({ name: 'first_name' });
  const { definition, session, kept } = await filled({ fields: [name, origin] });
  const known = (values: Record<string, string>): FormAnswers => initialAnswers(definition, { values, rows: {} });
  session.beginWith(known({ first_name: 'Ana' }));
  expect(session.settled().answers.values).toEqual({ first_name: 'Ana', fld_origin_country: 'PE' });
  expect(kept.at(-1)?.values).toEqual({});
  session.beginWith(known({ first_name: 'Ana', fld_origin_country: 'ES' }));
  expect(session.settled().answers.values['fld_origin_country']).toBe('ES');
});
