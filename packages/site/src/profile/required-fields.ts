import type { Edition } from '@cotejo/core/editions';
import { wireNameOf } from '@cotejo/contract/said-profile';
import { missingAnswers } from '@cotejo/core/missing-answers';
import { maximumDependants, maximumPets, petSpecies, relationships, sexes, type HouseholdDraft } from '@cotejo/core/people';
import type { TranslateOf } from '../texts/texts.ts';
import { daysOfDates, insurerIsRequired } from './extra-form-data.ts';
import { formReader, type FormReader } from './form-reader.ts';
import { isRowThere } from './people-form-data.ts';
import { dependantKind, placesAmongAlike } from './person-words.ts';
import type { ProfileLine } from './profile-line.ts';
import { whoseOf } from './whose-row.ts';
import type { editorTexts } from './editor-texts.ts';

interface AskedForm {
  readonly line: ProfileLine;
  readonly edition: Edition;
}

/** Rows of a list that are there, by their names in the form; the first one of `always` is, whatever it says. */
function rowsThere(form: FormReader, list: string, { count, always }: { count: number; always: boolean }): readonly string[] {
  const rows = Array.from({ length: count }, (_, index) => `${list}.${index}`);
  return rows.filter((row, index) => (always && index === 0) || isRowThere(form, row));
}

/** Names in the form of what the wire calls otherwise. */
const formNames: Readonly<Record<string, string>> = { ingreso: 'planilla', 'region.stateCode': 'region' };

/**
 * Fields that a line cannot price without, and the EPS that its plans need, in the order of the form: what would be missing
 * (missingAnswers) if nothing were said but who is there.
 */
function requiredFields(form: FormReader, { line, edition }: AskedForm): readonly string[] {
  const rows = {
    contributors: rowsThere(form, 'cotizante', { count: 2, always: true }),
    dependants: rowsThere(form, 'cargas', { count: maximumDependants, always: false }),
    pets: rowsThere(form, 'mascotas', { count: maximumPets, always: true }),
  };
  const said: HouseholdDraft = {
    contributors: rows.contributors.map(() => ({})),
    dependants: rows.dependants.map(() => ({})),
    pets: rows.pets.map(() => ({ species: petSpecies[0] })),
    tripDays: daysOfDates(form),
  };
  const fieldOf = (path: string): string => {
    const [, list, index] = /^(contributors|dependants|pets)\.(\d+)\.age$/.exec(path) ?? [];
    const row = list === 'contributors' || list === 'dependants' || list === 'pets' ? rows[list][Number(index)] : undefined;
    const name = wireNameOf(path);
    return row === undefined ? (formNames[name] ?? name) : `${row}.edad`;
  };
  const asking = { ...line, regionCodes: line.regions.map(({ stateCode }) => stateCode) };
  const fields = missingAnswers(asking, said).map(({ path }) => fieldOf(path));
  const insurer = 'cotizante.0.epsActual';
  const asksInsurer = insurerIsRequired(line, edition) && form.has(insurer);
  const isRegion = (field: string): boolean => field === 'region';
  return [...fields.filter((field) => !isRegion(field)), ...(asksInsurer ? [insurer] : []), ...fields.filter(isRegion)];
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
