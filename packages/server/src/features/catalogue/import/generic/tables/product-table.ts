import { modalities, salesChannels } from '@cotejo/core/catalogue';
import { subtypes } from '@cotejo/core/subtypes';
import { currencies } from '@cotejo/core/money';
import { maximumAge, maximumEmployees } from '@cotejo/core/people';
import { z } from 'zod';
import {
  flag,
  json,
  member,
  members,
  name,
  optionalDay,
  optionalDecimal,
  optionalInteger,
  optionalList,
  optionalMeasure,
  optionalMember,
  optionalName,
  optionalText,
  text,
} from '../fields.ts';
import { reservedInProduct } from '../../../reserved-words.ts';
import { tableOf, type AddProblem } from '../table.ts';
import { checkAmount, checkDecimals, checkOrder, checkReserved, checkSource } from './row-checks.ts';
import { mostAmount } from './tariff-tables.ts';

const percentage = { least: 0, most: 100 };
const amount = { least: 0, most: mostAmount, decimals: 5 };
const requirementSchema = z.array(z.object({ percent: z.number().min(0).max(100), previousCoverage: z.boolean() }));
const collectiveSchema = z.array(z.object({ key: z.string(), category: z.string(), value: z.string(), type: z.string() }));

/** Where a figure was read, as fields of a row. */
export const sourceFields = {
  sourceDocument: optionalName(),
  sourcePage: optionalInteger({ least: 0, most: 1_000_000 }),
  sourceDate: optionalDay(),
};

interface Customers {
  readonly customersAge: string | null;
  readonly customersWomenShare: string | null;
  readonly customersDependants: string | null;
  readonly customersMonthlyIncome: string | null;
}

function checkCustomers({ customersAge: age, ...rest }: Customers, add: AddProblem): void {
  const others = { customersWomenShare: rest.customersWomenShare, customersDependants: rest.customersDependants };
  for (const [field, value] of Object.entries(others)) {
    if ((age === null) !== (value === null)) add(field, 'edad, parte de mujeres y cargas de los clientes van juntas, o ninguna');
  }
  if (age === null && rest.customersMonthlyIncome !== null) add('customersAge', 'está vacía, y hay renta de los clientes');
}

const productRows = tableOf(
  'products',
  {
    code: name(),
    kind: member(['isapre-plan', 'insurance']),
    name: name(),
    displayName: name(),
    url: name(),
    organizationCode: name(),
    upperType: name(),
    upperTypeDisplayName: name(),
    typeName: name(),
    typeDisplayName: name(),
    typeDescription: text(),
    modality: optionalMember(modalities),
    salesChannels: members(salesChannels),
    isPromoted: flag(false),
    isExclusive: flag(false),
    isPopular: flag(false),
    availableFrom: optionalDay(),
    availableTo: optionalDay(),
    basePrice: optionalDecimal({ least: 0.0001, most: 999_999, decimals: 4 }),
    tariffId: optionalName(),
    minimumEmployees: optionalInteger({ least: 1, most: maximumEmployees }),
    score: optionalDecimal({ least: 0, most: 100, decimals: 2 }),
    customersAge: optionalMeasure({ least: 0, most: maximumAge }),
    customersWomenShare: optionalMeasure({ least: 0, most: 1 }),
    customersDependants: optionalMeasure({ least: 0, most: 1_000 }),
    customersMonthlyIncome: optionalDecimal(amount),
    customersIncomeCurrency: optionalMember(currencies),
    hospitalPercentage: optionalInteger(percentage),
    ambulatoryPercentage: optionalInteger(percentage),
    annualCap: optionalDecimal(amount),
    annualCapCurrency: optionalMember(currencies),
    deductible: optionalDecimal(amount),
    deductibleCurrency: optionalMember(currencies),
    clinicsAreComplete: flag(false),
    regionCodes: optionalList(),
    isapreAllowed: flag(true),
    fonasaAllowed: flag(true),
    requirement: json(requirementSchema, []),
    category: optionalText(),
    priceDetail: optionalText(),
    priceTooltip: optionalText(),
    isMapEnabled: flag(false),
    collective: json(collectiveSchema, []),
    initialContribution: optionalText(),
    taxBenefit: optionalText(),
    additionalCoverages: optionalText(),
    additionalCoveragesTooltip: text(),
    availableFunds: optionalText(),
    availableFundsTooltip: text(),
    contractingSpeed: optionalMeasure({ least: 0, most: 100 }),
    subtypes: members(subtypes),
    ...sourceFields,
  },
  (row, add) => {
    checkOrder(row, ['availableFrom', 'availableTo'], add);
    checkSource(row, add);
    checkReserved(reservedInProduct(row), add);
    checkCustomers(row, add);
    const amounts = [
      ['customersMonthlyIncome', 'customersIncomeCurrency'],
      ['annualCap', 'annualCapCurrency'],
      ['deductible', 'deductibleCurrency'],
    ] as const;
    for (const [field, currency] of amounts) {
      checkAmount(row, { amount: field, currency }, add);
      checkDecimals([field, row[field]], row[currency], add);
    }
    if ((row.basePrice === null) === (row.tariffId === null)) {
      const said = 'un producto tiene un precio base (basePrice, en UF al mes) o una tarifa (tariffId)';
      add(
        row.basePrice === null ? 'tariffId' : 'basePrice',
        row.basePrice === null ? `está vacía: ${said}` : `${said}, no ambos`,
      );
    }
    for (const field of ['additionalCoverages', 'availableFunds'] as const) {
      if (row[field] === null && row[`${field}Tooltip`] !== '') add(field, 'está vacía, y tiene una explicación');
    }
  },
);

/**
 * The order of the sheet is that of new product numbers, and of the rows of every table below. The least employees are also
 * known by the names of the API's answers (A3-11).
 */
export const productsTable = { ...productRows, otherNames: { minimumEmployees: ['minEmployeeQuantity', 'minsubscribers'] } };
