import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import { parseAmount } from '@cotejo/core/money-format';
import { maximumPayroll, maximumPets, petSpecies, wordsOfWork } from '@cotejo/core/people';
import { readCount, readShortNumber, type FormReader } from './form-reader.ts';
import { employeesRule, petAgeRule, petFaults } from './number-rules.ts';
import { isRowThere } from './people-form-data.ts';
import type { ProfileLine } from './profile-line.ts';

/** The pets whose rows are there; the first one always is. */
export function readPets(form: FormReader, { choices }: ProfileLine): NonNullable<Profile['mascotas']> {
  const rows = Array.from({ length: maximumPets }, (_, index) => `mascotas.${index}`);
  return rows
    .filter((row, index) => index === 0 || isRowThere(form, row))
    .map((row) => {
      const especie = petSpecies.find((species) => species === form.text(`${row}.especie`)) ?? petSpecies[0];
      const breed = choices.breeds.find(({ code }) => code === form.text(`${row}.raza`));
      const edad = readShortNumber(form, { ...petAgeRule, field: `${row}.edad`, missing: petFaults[especie].missing });
      // Without script the list holds the breeds of every species.
      if (breed && breed.group !== null && breed.group !== especie) {
        form.refuse(`${row}.raza`, petFaults[especie].otherBreed, { breed: breed.name });
      }
      return { especie, raza: breed?.code ?? null, edad, parentesco: 'Mascota' as const };
    });
}

/** How many people the company insures. */
export function readEmployees(form: FormReader): number {
  return readCount(form, { ...employeesRule, field: 'cantidadempleados' });
}

/** Sum of a month's salaries in the edition's currency. */
export function readPayroll(form: FormReader, edition: Edition): number | null {
  const text = form.text('planilla');
  const amount = text === '' ? null : parseAmount(text, edition);
  if (text === '') form.refuse('planilla', 'payrollMissing');
  else if (amount === null || amount === 0) form.refuse('planilla', 'payrollWrong');
  else if (amount > maximumPayroll) form.refuse('planilla', 'payrollTooHigh');
  return amount;
}

/** A value out of the choices of a question that has to be answered. */
export function readChoice(
  form: FormReader,
  field: 'tipo_trabajo' | 'zona',
  choices: readonly { readonly code: string }[],
): string | null {
  const choice = choices.find(({ code }) => code === form.text(field));
  if (!choice) form.refuse(field, field === 'zona' ? 'zone' : 'work');
  return choice?.code ?? null;
}

/** The kind of work, with how it and its sector read and the sector's id (C3-27, C3-28, C3-30). */
export function readWork(
  form: FormReader,
  { choices }: ProfileLine,
): Pick<Profile, 'tipo_trabajo' | 'tipo_trabajo_label' | 'sector' | 'sector_label'> {
  const code = readChoice(form, 'tipo_trabajo', choices.riskClasses);
  const words = wordsOfWork(choices.riskClasses, code);
  if (words === null) return { tipo_trabajo: code };
  return { sector: words.sectorId, sector_label: words.sectorLabel, tipo_trabajo: code, tipo_trabajo_label: words.workLabel };
}

/** The region; one that prices depend on has to be named. */
export function readRegion(form: FormReader, { regions, regionIsRequired }: ProfileLine): Profile['region'] {
  const code = form.text('region');
  const region = regions.find(({ stateCode }) => stateCode === code);
  if (!region && (code !== '' || regionIsRequired)) form.refuse('region', 'region');
  return region ? { stateCode: region.stateCode, stateName: region.stateName } : null;
}
