import type { Edition } from '@cotejo/core/editions';
import { maximumDependants, maximumPets, relationships, sexes } from '@cotejo/core/people';
import type { TranslateOf } from '../texts/texts.ts';
import { daysOfDates, insurerIsRequired } from './extra-form-data.ts';
import { formReader, type FormReader } from './form-reader.ts';
import type { householdTexts } from './household-texts.ts';
import { isRowThere } from './people-form-data.ts';
import { dependantKind } from './person-words.ts';
import type { ProfileLine } from './profile-line.ts';
import { asks } from './profile-questions.ts';
import type { editorTexts } from './editor-texts.ts';

/** Ages of the rows that are there; the first row of `always` is, whatever it says. */
function agesOf(form: FormReader, list: string, { count, always }: { count: number; always: boolean }): readonly string[] {
  const rows = Array.from({ length: count }, (_, index) => `${list}.${index}`);
  return rows.filter((row, index) => (always && index === 0) || isRowThere(form, row)).map((row) => `${row}.edad`);
}

interface AskedForm {
  readonly line: ProfileLine;
  readonly edition: Edition;
}

/** Fields that a line cannot price without, and the EPS that its plans need, in the order of the form. */
function requiredFields(form: FormReader, { line, edition }: AskedForm): readonly string[] {
  return [
    ...(asks(line, 'people') ? agesOf(form, 'cotizante', { count: 2, always: true }) : []),
    ...(asks(line, 'dependants') ? agesOf(form, 'cargas', { count: maximumDependants, always: false }) : []),
    ...(asks(line, 'pets') ? agesOf(form, 'mascotas', { count: maximumPets, always: true }) : []),
    ...(asks(line, 'employees') ? ['cantidadempleados'] : []),
    ...(asks(line, 'payroll') ? ['planilla'] : []),
    ...(asks(line, 'riskClass') ? ['tipo_trabajo'] : []),
    ...(asks(line, 'journey') && daysOfDates(form) === null ? ['viaje.dias'] : []),
    ...(asks(line, 'zone') ? ['zona'] : []),
    ...(insurerIsRequired(line, edition) && form.has('cotizante.0.epsActual') ? ['cotizante.0.epsActual'] : []),
    ...(asks(line, 'region') && line.regionIsRequired ? ['region'] : []),
  ];
}

export interface RequiredCheck {
  /** True once one of them is filled: the check of B4-18. What each of them says is looked at apart. */
  readonly passes: boolean;
  /** Those left empty, by their names in the form. */
  readonly missing: readonly string[];
}

/** Which required fields of a line's form are filled. */
export function checkRequired(data: FormData, asked: AskedForm): RequiredCheck {
  const form = formReader(data);
  const fields = requiredFields(form, asked);
  const missing = fields.filter((field) => form.text(field) === '');
  return { passes: missing.length < fields.length, missing };
}

interface NamedForm {
  readonly data: FormData;
  readonly edition: Edition;
  readonly t: TranslateOf<typeof editorTexts>;
  readonly tHousehold: TranslateOf<typeof householdTexts>;
}

const labels = {
  cantidadempleados: 'employees',
  planilla: 'payroll',
  tipo_trabajo: 'work',
  'viaje.dias': 'days',
  zona: 'zone',
  'cotizante.0.epsActual': 'insurer',
} as const;

function isLabelled(field: string): field is keyof typeof labels {
  return field in labels;
}

/** What the form calls a field: 'Cantidad de empleados', and of an age whose it is: 'Edad de Hija'. */
function nameOf(field: string, { data, edition, t, tHousehold }: NamedForm): string {
  if (field === 'region') return edition.regionLabel;
  if (isLabelled(field)) return t(labels[field]);
  if (field === 'cotizante.0.edad') return t('ownAge');
  const [list = '', place = '0'] = field.split('.');
  const form = formReader(data);
  const said = (name: string): string => form.text(`${list}.${place}.${name}`);
  const titleOf = (): string => {
    if (list === 'mascotas') return place === '0' ? t('mainPet') : t('pet', { number: Number(place) + 1 });
    if (list === 'cotizante') return t('partner');
    const relationship = relationships.find((one) => one === said('parentesco'));
    const kind = dependantKind(
      relationship,
      sexes.find((one) => one === said('sexo')),
    );
    return tHousehold(`title.${kind}`);
  };
  return t('ageOf', { age: t('age'), title: titleOf() });
}

/** Empty fields as the message lists them (B4-19). */
export function fieldNames(fields: readonly string[], form: NamedForm): string {
  return fields.map((field) => nameOf(field, form)).join(', ');
}
