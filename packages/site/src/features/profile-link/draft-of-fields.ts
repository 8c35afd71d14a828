import { petSpecies, sexes, type HouseholdDraft } from '@cotejo/core/people';
import type { ProfileLine } from '../../profile/profile-line.ts';
import type { Fields } from './fields-of-link.ts';

const rows = (fields: Fields, group: string): readonly string[] =>
  Array.from({ length: 8 }, (_, index) => `${group}.${index}`).filter((row) =>
    Object.keys(fields).some((name) => name.startsWith(`${row}.`)),
  );

/** An answer in digits; undefined: another, or none, which is to be said anew. */
function numberIn(fields: Fields, name: string, digits: number): number | undefined {
  const text = fields[name] ?? '';
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : undefined;
}

/** What a link says, as the editor of a line begins with it: whatever cannot be read is left blank. */
export function draftOfFields(fields: Fields, line: ProfileLine): HouseholdDraft {
  const age = (name: string) => {
    const years = numberIn(fields, name, 3);
    return years === undefined ? {} : { age: years };
  };
  const sexOf = (name: string) => {
    const sex = sexes.find((known) => known === fields[name]);
    return sex === undefined ? {} : { sex };
  };
  const employees = numberIn(fields, 'cantidadempleados', 6);
  const { choices, regions } = line;
  return {
    contributors: (['cotizante.0', 'cotizante.1'] as const)
      .filter((row) => row === 'cotizante.0' || rows(fields, 'cotizante').includes(row))
      .map((row) => ({ ...age(`${row}.edad`), ...sexOf(`${row}.sexo`) })),
    dependants: rows(fields, 'cargas').map((row) => ({ ...age(`${row}.edad`), ...sexOf(`${row}.sexo`) })),
    pets: rows(fields, 'mascotas').map((row) => ({
      species: petSpecies.find((species) => species === fields[`${row}.especie`]) ?? petSpecies[0],
      breed: choices.breeds.find(({ code }) => code === fields[`${row}.raza`])?.code ?? null,
      ...age(`${row}.edad`),
    })),
    company: {
      ...(employees === undefined ? {} : { employees }),
      monthlyPayroll: null,
      riskClass: fields['tipo_trabajo'] ?? null,
    },
    tripDays: numberIn(fields, 'viaje.dias', 3) ?? null,
    zone: fields['zona'] ?? null,
    regionCode: regions.find(({ stateCode }) => stateCode === fields['region'])?.stateCode ?? null,
  };
}
