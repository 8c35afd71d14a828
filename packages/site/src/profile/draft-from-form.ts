import { countryOf } from '@cotejo/core/countries';
import type { Edition } from '@cotejo/core/editions';
import { moneyOf, type Money } from '@cotejo/core/money';
import { parseAmount } from '@cotejo/core/money-format';
import {
  ageFromText,
  maximumDependants,
  maximumPets,
  petSpecies,
  relationships,
  sexes,
  type Contributor,
  type Dependant,
  type HolderAnswers,
  type HouseholdDraft,
  type NamedCountry,
} from '@cotejo/core/people';
import { countFromText, formReader, type FormReader } from './form-reader.ts';
import { isRowThere } from './people-form-data.ts';

function rowsOf(form: FormReader, list: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${list}.${index}`).filter((row) => isRowThere(form, row));
}

/** A number of up to three digits; undefined for any other text, which is not made one of. */
function shortNumberIn(form: FormReader, field: string): number | undefined {
  const text = form.text(field);
  return /^\d+$/.test(text) ? ageFromText(text) : undefined;
}

function ageOf(form: FormReader, row: string): { readonly age?: number } {
  const age = shortNumberIn(form, `${row}.edad`);
  return age === undefined ? {} : { age };
}

function sexOf(form: FormReader, row: string): Pick<Contributor, 'sex'> {
  return { sex: sexes.find((sex) => sex === form.text(`${row}.sexo`)) ?? 'Masculino' };
}

function moneyIn(form: FormReader, field: string, edition: Edition): Money | null {
  const text = form.text(field);
  const amount = text === '' ? null : parseAmount(text, edition);
  return amount === null ? null : moneyOf(Math.round(amount), edition.currency, 'month');
}

function dependantsOf(form: FormReader): readonly Partial<Dependant>[] {
  return rowsOf(form, 'cargas', maximumDependants).map((row) => ({
    ...ageOf(form, row),
    ...sexOf(form, row),
    relationship: relationships.find((relationship) => relationship === form.text(`${row}.parentesco`)) ?? 'Hijo/Hija',
  }));
}

/** A country by its code; what is none stays as it was typed, for who goes on with it. */
function countryIn(form: FormReader, field: string): NamedCountry | null {
  const code = form.text(field);
  return code === '' ? null : (countryOf(code) ?? { code, name: null, nationality: null });
}

const yesOrNo: Readonly<Record<string, boolean>> = { si: true, no: false };

function extrasOf(form: FormReader): Partial<HolderAnswers> {
  const insurer = form.text('cotizante.0.epsActual');
  const maternity = yesOrNo[form.text('cotizante.0.maternidad')];
  return {
    ...(insurer === '' ? {} : { insurer }),
    ...(maternity === undefined ? {} : { maternity }),
    nationality: countryIn(form, 'cotizante.0.nacionalidad'),
    coverCountry: countryIn(form, 'cotizante.0.paisCobertura'),
  };
}

/** A form that holds the fields. */
export function formOfFields(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/**
 * A form as it stands, whatever is missing or wrong in it, so that who goes on with it finds what was typed; what cannot be
 * read as an answer is left empty. Amounts are in the edition's currency per month.
 */
export function draftFromForm(data: FormData, edition: Edition): HouseholdDraft {
  const form = formReader(data);
  const partner = rowsOf(form, 'cotizante', 2).filter((row) => row === 'cotizante.1');
  const employees = countFromText(form.text('cantidadempleados'));
  return {
    contributors: ['cotizante.0', ...partner].map((row) => ({
      ...ageOf(form, row),
      ...sexOf(form, row),
      income: moneyIn(form, `${row}.ingreso`, edition),
      ...(row === 'cotizante.0' ? extrasOf(form) : {}),
    })),
    dependants: dependantsOf(form),
    pets: rowsOf(form, 'mascotas', maximumPets).map((row) => ({
      species: petSpecies.find((species) => species === form.text(`${row}.especie`)) ?? petSpecies[0],
      breed: form.text(`${row}.raza`) || null,
      ...ageOf(form, row),
    })),
    company: {
      ...(employees === undefined ? {} : { employees }),
      monthlyPayroll: moneyIn(form, 'planilla', edition),
      riskClass: form.text('tipo_trabajo') || null,
    },
    tripDays: shortNumberIn(form, 'viaje.dias') ?? null,
    journey: {
      departure: form.text('viaje.salida') || null,
      homecoming: form.text('viaje.regreso') || null,
      origin: countryIn(form, 'viaje.origen'),
      destination: countryIn(form, 'viaje.destino'),
    },
    zone: form.text('zona') || null,
    regionCode: form.text('region') || null,
  };
}
