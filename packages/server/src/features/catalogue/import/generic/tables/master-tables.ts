import { noChoices, organizationKinds } from '@cotejo/core/catalogue';
import { currencies } from '@cotejo/core/money';
import { maximumAge } from '@cotejo/core/people';
import { choicesSchema, exampleSchema, regionsSchema } from '../../../comparator-rows.ts';
import {
  flag,
  integer,
  json,
  list,
  member,
  name,
  optionalMeasure,
  optionalMember,
  optionalName,
  optionalText,
  text,
} from '../fields.ts';
import { reservedInOrganization } from '../../../reserved-words.ts';
import { tableOf } from '../table.ts';
import { checkReserved } from './row-checks.ts';

function isAge(age: number): boolean {
  return Number.isInteger(age) && age >= 0 && age <= maximumAge;
}

export const organizationsTable = tableOf(
  'organizations',
  {
    code: name(),
    acronym: text(),
    name: name(),
    displayName: name(),
    url: name(),
    kind: member(organizationKinds),
    mark: text(),
    hue: integer({ least: 0, most: 359 }),
    open: flag(true),
    marketShare: optionalMeasure({ least: 0, most: 100 }),
    commissionFrom: optionalMeasure({ least: 0, most: 100 }),
    commissionTo: optionalMeasure({ least: 0, most: 100 }),
  },
  (row, add) => {
    checkReserved(reservedInOrganization(row), add);
    const { commissionFrom: from, commissionTo: to } = row;
    if ((from === null) !== (to === null)) {
      add(from === null ? 'commissionFrom' : 'commissionTo', 'la comisión más baja y la más alta van juntas, o ninguna');
    } else if (Number(from) > Number(to)) add('commissionTo', 'es menor que la más baja');
  },
);

export const clinicsTable = tableOf(
  'clinics',
  {
    code: name(),
    displayName: name(),
    url: name(),
    regionCode: optionalName(),
    latitude: optionalMeasure({ least: -90, most: 90 }),
    longitude: optionalMeasure({ least: -180, most: 180 }),
    address: optionalText(),
  },
  ({ latitude, longitude }, add) => {
    if ((latitude === null) !== (longitude === null)) {
      add(latitude === null ? 'latitude' : 'longitude', 'latitud y longitud van juntas, o ninguna');
    }
  },
);

export const featuresTable = tableOf('features', {
  name: name(),
  displayName: name(),
  typeId: integer({ least: 0, most: 32_767 }),
  description: optionalText(),
});

/** The comparators' order is that of the sheet. */
export const comparatorsTable = tableOf(
  'comparators',
  {
    name: name(),
    url: name(),
    displayName: name(),
    title: text(),
    description: text(),
    nounOne: name(),
    nounMany: name(),
    productKind: member(['isapre-plan', 'insurance']),
    upperTypes: list(),
    typeNames: list(),
    currency: optionalMember(currencies),
    regions: json(regionsSchema.nullable(), null),
    choices: json(choicesSchema, noChoices),
    example: json(exampleSchema, {}),
    productType: name(),
    asksIncome: flag(false),
    isComparable: flag(true),
  },
  ({ url, example }, add) => {
    if (!url.startsWith('/')) add('url', 'no empieza con /');
    const ages = [example.age ?? 0, ...(example.pets ?? []).map((pet) => pet.age)];
    if (!ages.every(isAge)) add('example', `una edad no es un número entero de 0 a ${maximumAge}`);
  },
);
