import { currencies, periods } from '@cotejo/core/money';
import { maximumAge, maximumEmployees, maximumTripDays, petSpecies, sexes } from '@cotejo/core/people';
import { mostPeopleOfPolicy, tariffKinds } from '@cotejo/core/pricing';
import { entryAgesSchema, waitingPeriodsSchema } from '../../../tariff-rows.ts';
import {
  day,
  flag,
  integer,
  json,
  member,
  name,
  optionalDay,
  optionalDecimal,
  optionalInteger,
  optionalMember,
  optionalName,
  text,
} from '../fields.ts';
import { tableOf } from '../table.ts';
import { checkAmount, checkDecimals, checkOrder } from './row-checks.ts';

/** No premium, income or payroll comes near it; more digits would not be exact. */
export const mostAmount = 999_999_999_999;
const amount = { least: 0, most: mostAmount, decimals: 5 };
const age = { least: 0, most: maximumAge };
const people = { least: 0, most: 1_000 };
const employees = { least: 0, most: maximumEmployees };
const salaries = { least: 0, most: mostAmount };
const days = { least: 0, most: maximumTripDays };

/** Several tariffs of one id follow each other in time. */
export const tariffsTable = tableOf(
  'tariffs',
  {
    id: name(),
    kind: member(tariffKinds),
    currency: member(currencies),
    period: member(periods),
    validFrom: day(),
    validTo: optionalDay(),
    incomeCap: optionalDecimal(amount),
    incomeCapCurrency: optionalMember(currencies),
    maximumPeople: optionalInteger({ least: 1, most: mostPeopleOfPolicy }),
    minimumTotal: optionalDecimal(amount),
    isPaidYearly: flag(false),
    isOfTaxableIncome: flag(false),
    entryAges: json(entryAgesSchema, []),
    waitingPeriods: json(waitingPeriodsSchema, []),
    source: text(),
  },
  (row, add) => {
    checkOrder(row, ['validFrom', 'validTo'], add);
    checkAmount(row, { amount: 'incomeCap', currency: 'incomeCapCurrency' }, add);
    checkDecimals(['incomeCap', row.incomeCap], row.incomeCapCurrency, add);
    checkDecimals(['minimumTotal', row.minimumTotal], row.currency, add);
    const ends = row.entryAges.flatMap(({ ages: { from, to } }) => [from, to ?? from]);
    if (!ends.every((end) => Number.isInteger(end) && end >= 0 && end <= maximumAge)) {
      add('entryAges', `una edad no es un número entero de 0 a ${maximumAge}`);
    }
    if (row.isOfTaxableIncome && row.kind !== 'incomeRate') {
      add('isOfTaxableIncome', `una tarifa ${row.kind} no es de una renta imponible`);
    }
    if (row.incomeCap !== null && row.kind !== 'incomeRate' && row.kind !== 'payrollRate') {
      add('incomeCap', `una tarifa ${row.kind} no tiene tope de renta`);
    }
  },
);

/** Conditions with two ends, each a pair of fields. */
export const rangeConditions = ['nth', 'employees', 'monthlyPayroll', 'monthlyIncome', 'dependants', 'tripDays'] as const;

/** The first row that fits somebody is theirs, so the order of the sheet counts. */
export const tariffRowsTable = tableOf(
  'tariff_rows',
  {
    tariffId: name(),
    validFrom: day(),
    ageFrom: integer(age),
    ageTo: integer(age),
    sex: optionalMember(sexes),
    role: optionalMember(['contributor', 'dependant']),
    nthFrom: optionalInteger({ ...people, least: 1 }),
    nthTo: optionalInteger({ ...people, least: 1 }),
    region: optionalName(),
    petSpecies: optionalMember(petSpecies),
    petBreed: optionalName(),
    employeesFrom: optionalInteger(employees),
    employeesTo: optionalInteger(employees),
    monthlyPayrollFrom: optionalInteger(salaries),
    monthlyPayrollTo: optionalInteger(salaries),
    monthlyIncomeFrom: optionalInteger(salaries),
    monthlyIncomeTo: optionalInteger(salaries),
    dependantsFrom: optionalInteger(people),
    dependantsTo: optionalInteger(people),
    riskClass: optionalName(),
    tripDaysFrom: optionalInteger(days),
    tripDaysTo: optionalInteger(days),
    zone: optionalName(),
    amount: optionalDecimal(amount),
    ratePercent: optionalDecimal({ least: 0, most: 100, decimals: 4 }),
  },
  (row, add) => {
    checkOrder(row, ['ageFrom', 'ageTo'], add);
    for (const condition of rangeConditions) {
      const [from, to] = [`${condition}From`, `${condition}To`] as const;
      checkOrder(row, [from, to], add);
      if (row[from] === null && row[to] !== null) add(from, `está vacía y ${to} dice ${row[to]}`);
    }
    if ((row.amount === null) === (row.ratePercent === null)) {
      add('amount', row.amount === null ? 'está vacía, y ratePercent también' : 'una fila tiene amount o ratePercent, no ambos');
    }
  },
);
