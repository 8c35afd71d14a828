import type { Edition } from '@cotejo/core/editions';
import { maximumDependants, maximumPets, relationships, sexes } from '@cotejo/core/people';
import type { TranslateOf } from '../texts/texts.ts';
import { daysOfDates, insurerIsRequired } from './extra-form-data.ts';
import { formReader, type FormReader } from './form-reader.ts';
import { isRowThere } from './people-form-data.ts';
import { dependantKind, placesAmongAlike } from './person-words.ts';
import type { ProfileLine } from './profile-line.ts';
import { asks } from './profile-questions.ts';
import { whoseOf } from './whose-row.ts';
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

/** Whose row of cargas it is: 'tu hija', and of two 'tu hija 1'. */
function whoseCarga(row: string, { data, t }: NamedForm): string {
  const form = formReader(data);
  const rows = Array.from({ length: maximumDependants }, (_, index) => `cargas.${index}`).filter(
    (one) => one === row || isRowThere(form, one),
  );
  const kinds = rows.map((one) =>
    dependantKind(
      relationships.find((relationship) => relationship === form.text(`${one}.parentesco`)),
      sexes.find((sex) => sex === form.text(`${one}.sexo`)),
    ),
  );
  const index = rows.indexOf(row);
  return whoseOf(t, kinds[index] ?? dependantKind(), placesAmongAlike(kinds)[index] ?? null);
}

/** What the form calls a field: 'Cantidad de empleados', and of an age whose it is: 'Edad de tu hija'. */
function nameOf(field: string, named: NamedForm): string {
  const { edition, t } = named;
  if (field === 'region') return edition.regionLabel;
  if (isLabelled(field)) return t(labels[field]);
  if (field === 'cotizante.0.edad') return t('ownAge');
  const [list = '', place = '0'] = field.split('.');
  const whose = (): string => {
    if (list === 'mascotas') return place === '0' ? t('whose.mainPet') : t('whose.pet', { number: Number(place) + 1 });
    return list === 'cotizante' ? t('whose.partner') : whoseCarga(`${list}.${place}`, named);
  };
  return t('ageOf', { age: t('age'), whose: whose() });
}

/** Empty fields as the message lists them (B4-19). */
export function fieldNames(fields: readonly string[], form: NamedForm): string {
  return fields.map((field) => nameOf(field, form)).join(', ');
}
