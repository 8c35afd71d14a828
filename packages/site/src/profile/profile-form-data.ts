import type { FieldError } from '@cotejo/contract/errors';
import { profileSchema, type Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import { moneyOf } from '@cotejo/core/money';
import { formatMoney, parseAmount } from '@cotejo/core/money-format';
import { maximumAge, maximumDependants, relationships, sexes, type Relationship, type Sex } from '@cotejo/core/people';
import { fail, ok, type Result } from '@cotejo/core/result';
import { dependantWord } from './person-words.ts';

/*
 * The profile form's fields, the same for the form without script and for the editor:
 *   cotizante.0.edad · cotizante.0.sexo · cotizante.0.ingreso    the visitor
 *   cotizante.1.edad · cotizante.1.sexo · cotizante.1.ingreso    the partner
 *   cargas.N.edad · cargas.N.sexo · cargas.N.parentesco          each carga, N from 0 to 7
 *   region · cantidadempleados
 * A partner or carga whose age is blank is not there, unless '<row>.presente' is sent: then its age is missing.
 */

const maximumAgeDigits = 3;

type Row = `cotizante.${number}` | `cargas.${number}`;

interface Reader {
  readonly text: (name: string) => string;
  readonly refuse: (field: string, reason: string) => void;
}

function readSex(form: Reader, row: Row): Sex | undefined {
  return sexes.find((sex) => sex === form.text(`${row}.sexo`));
}

function readRelationship(form: Reader, row: Row): Relationship | undefined {
  return relationships.find((relationship) => relationship === form.text(`${row}.parentesco`));
}

/** A completed age; digits past the third are cut (decision 25). `whose` ends the sentence 'Falta …'. */
function readAge(form: Reader, row: Row, whose: string): number {
  const field = `${row}.edad`;
  const text = form.text(field).slice(0, maximumAgeDigits);
  if (text === '') form.refuse(field, `Falta ${whose}`);
  else if (!/^\d+$/.test(text)) form.refuse(field, 'Escribe la edad en años, con números');
  else if (Number(text) > maximumAge) form.refuse(field, `La edad puede ser hasta ${maximumAge} años`);
  return Number(text);
}

function readIncome(form: Reader, row: Row, edition: Edition): number | undefined {
  const field = `${row}.ingreso`;
  const text = form.text(field);
  if (text === '') return undefined;
  const amount = parseAmount(text, edition);
  if (amount === null) form.refuse(field, 'Escribe la renta sólo con números, por ejemplo 1.650.000');
  return amount ?? undefined;
}

function readContributor(form: Reader, index: 0 | 1, edition: Edition): Profile['cotizante'][number] {
  const row = `cotizante.${index}` as const;
  const sexo = readSex(form, row);
  const ingreso = readIncome(form, row, edition);
  const edad = readAge(form, row, index === 0 ? 'tu edad' : 'la edad de tu pareja');
  return { edad, ...(sexo ? { sexo } : {}), ...(ingreso === undefined ? {} : { ingreso }) };
}

function readDependant(form: Reader, row: Row): Profile['cargas'][number] {
  const [sexo, parentesco] = [readSex(form, row), readRelationship(form, row)];
  const edad = readAge(form, row, `la edad de tu ${dependantWord(parentesco, sexo)}`);
  return { edad, ...(sexo ? { sexo } : {}), ...(parentesco ? { parentesco } : {}) };
}

function readRegion(form: Reader, edition: Edition): Profile['region'] {
  const code = form.text('region');
  if (code === '') return null;
  const region = edition.regions.find((candidate) => candidate.code === code);
  if (!region) form.refuse('region', 'Elige una región de la lista');
  return region ? { stateCode: region.code, stateName: region.name } : null;
}

function readEmployees(form: Reader): number | undefined {
  const text = form.text('cantidadempleados');
  if (text === '') return undefined;
  if (!/^\d{1,6}$/.test(text) || Number(text) === 0)
    form.refuse('cantidadempleados', 'Escribe cuántos empleados son, con números');
  return Number(text);
}

/**
 * Reads the posted profile form. The profile is the visitor's own: `ingresodatos` is true. Errors name the form's
 * field and say in a sentence what to do; income is in the edition's currency per month, written in any of its ways.
 */
export function profileFromForm(data: FormData, edition: Edition): Result<Profile, readonly FieldError[]> {
  const errors: FieldError[] = [];
  const form: Reader = {
    text: (name) => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    },
    refuse: (field, reason) => errors.push({ field, reason }),
  };
  const isThere = (row: Row): boolean => form.text(`${row}.edad`) !== '' || form.text(`${row}.presente`) !== '';

  const visitor = readContributor(form, 0, edition);
  const partner = isThere('cotizante.1') ? [readContributor(form, 1, edition)] : [];
  const rows = Array.from({ length: maximumDependants }, (_, index) => `cargas.${index}` as const).filter(isThere);
  const employees = readEmployees(form);
  const profile = {
    cotizante: [visitor, ...partner],
    cargas: rows.map((row) => readDependant(form, row)),
    region: readRegion(form, edition),
    enPareja: partner.length > 0,
    ingresodatos: true,
    ...(employees === undefined ? {} : { cantidadempleados: employees }),
  };
  if (errors.length > 0) return fail(errors);
  const parsed = profileSchema.safeParse(profile);
  if (parsed.success) return ok(parsed.data);
  return fail(parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), reason: `El dato ${issue.message}` })));
}

/** The form's values for a profile, by field name; what the profile does not say is absent. The inverse of profileFromForm. */
export function profileToFields(profile: Profile, edition: Edition): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [index, person] of profile.cotizante.entries()) {
    fields[`cotizante.${index}.edad`] = String(person.edad);
    if (person.sexo) fields[`cotizante.${index}.sexo`] = person.sexo;
    if (person.ingreso != null) {
      fields[`cotizante.${index}.ingreso`] = formatMoney(moneyOf(person.ingreso, edition.currency, 'month'), edition);
    }
  }
  for (const [index, person] of profile.cargas.entries()) {
    fields[`cargas.${index}.edad`] = String(person.edad);
    if (person.sexo) fields[`cargas.${index}.sexo`] = person.sexo;
    if (person.parentesco) fields[`cargas.${index}.parentesco`] = person.parentesco;
  }
  if (profile.region) fields['region'] = profile.region.stateCode;
  if (profile.cantidadempleados != null) fields['cantidadempleados'] = String(profile.cantidadempleados);
  return fields;
}
