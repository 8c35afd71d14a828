import { add, compareMoney, convert, timesRatio, zero, Money } from '../money/money.ts';
import { defaultMinimumEmployees } from '../people/employee-count.ts';
import type { Household } from '../people/household.ts';
import { reasonsWithoutRow } from './match-tariff-row.ts';
import { uninsurable, uninsurableFor, withOutcome } from './priced-people.ts';
import type { PersonPrice, UfValue, UninsurableReason } from './quote.ts';
import type { AmountTariff, RateTariff, Tariff } from './tariff.ts';
import { findAmount, findRate } from './tariff-index.ts';
import { prepareSubjects, type SubjectsOf, type TariffSubject } from './tariff-subjects.ts';
import { netToTaxable, taxableOf } from './taxable-income.ts';

/** What a tariff asks of a family, in the tariff's own currency and period. Null total: nobody is insurable. */
export interface TariffPrice {
  readonly total: Money | null;
  readonly people: readonly PersonPrice[];
}

/** What a price by tariff depends on beside the tariff itself. */
export interface TariffQuestion {
  readonly household: Household;
  readonly minimumEmployees: number | null;
  readonly uf: UfValue | null;
  /** Whom each kind of tariff looks at, where many tariffs are asked for one household. */
  readonly subjects?: SubjectsOf;
}

/** Employees missing for the product (decision 13). */
function employeesReason(tariff: Tariff, { household, minimumEmployees }: TariffQuestion): UninsurableReason | null {
  const minimum = minimumEmployees ?? (tariff.kind === 'perEmployee' ? defaultMinimumEmployees : 0);
  const employees = household.company?.employees ?? 0;
  return employees < minimum ? { kind: 'employees-below-minimum', minimum, employees } : null;
}

/** What keeps everybody out, whoever they are. */
function reasonsForAll(tariff: Tariff, question: TariffQuestion, count: number): readonly UninsurableReason[] {
  const shortage = employeesReason(tariff, question);
  const { maximumPeople: maximum } = tariff.rules;
  const isTooMany = maximum !== null && count > maximum;
  return [...(shortage === null ? [] : [shortage]), ...(isTooMany ? [{ kind: 'too-many-people', count, maximum } as const] : [])];
}

/** Table ages say who stays insured; entry ages who may come in. */
function entryReason({ rules }: Tariff, { role, age }: TariffSubject): UninsurableReason | null {
  if (age === null) return null;
  const entryRole = role === 'partner' ? 'contributor' : role;
  const rule = rules.entryAges.find((candidate) => candidate.role === entryRole);
  if (!rule || (rule.ages.from <= age && (rule.ages.to === null || age <= rule.ages.to))) return null;
  return { kind: 'entry-age', age, ages: rule.ages };
}

function priceSubjects(
  tariff: AmountTariff,
  subjects: readonly TariffSubject[],
  question: TariffQuestion,
): readonly PersonPrice[] {
  const forAll = reasonsForAll(tariff, question, subjects.length);
  return subjects.map((subject) => {
    const amount = findAmount(tariff, subject, question.household);
    const entry = entryReason(tariff, subject);
    if (amount && forAll.length === 0 && entry === null) return withOutcome(subject, { kind: 'tariff', amount });
    return uninsurableFor(subject, () => {
      const own = amount ? [] : reasonsWithoutRow(tariff, subject, question.household);
      return [...forAll, ...(entry === null ? [] : [entry]), ...own];
    });
  });
}

/** One charge for the policy: the oldest insurable contributor carries it, whoever else has a row is covered at no further cost. */
function chargeOnce(people: readonly PersonPrice[]): readonly PersonPrice[] {
  const contributors = people.filter((person) => person.role !== 'dependant' && person.outcome.kind === 'tariff');
  const holder = contributors.reduce<PersonPrice | null>(
    (oldest, person) => (oldest === null || (person.age ?? 0) > (oldest.age ?? 0) ? person : oldest),
    null,
  );
  return people.map((person): PersonPrice => {
    if (person === holder || person.outcome.kind !== 'tariff') return person;
    if (holder === null) return uninsurable(person, [{ kind: 'no-tariff-row', age: person.age }]);
    return { ...person, outcome: { kind: 'tariff', amount: timesRatio(person.outcome.amount, 0) } };
  });
}

function totalOf(people: readonly PersonPrice[]): Money | null {
  let total: Money | null = null;
  for (const { outcome } of people) {
    if (outcome.kind !== 'tariff' && outcome.kind !== 'rate') continue;
    total = total === null ? outcome.amount : add(total, outcome.amount);
  }
  return total;
}

function priceAmounts(tariff: AmountTariff, subjects: readonly TariffSubject[], question: TariffQuestion): TariffPrice {
  const people = priceSubjects(tariff, subjects, question);
  switch (tariff.kind) {
    case 'perPerson':
    case 'perPet':
      return { total: totalOf(people), people };
    case 'fixed': {
      const charged = chargeOnce(people);
      return { total: totalOf(charged), people: charged };
    }
    case 'perEmployee': {
      const single = totalOf(people);
      return { total: single === null ? null : timesRatio(single, question.household.company?.employees ?? 0), people };
    }
  }
}

/** The salary that the profile says, from which a rate is taken; null: it says none. */
function salaryOf(tariff: RateTariff, subject: TariffSubject, { household }: TariffQuestion): Money | null {
  if (tariff.kind === 'payrollRate') return household.company?.monthlyPayroll ?? null;
  return subject.role === 'partner' ? (household.contributors[1]?.income ?? null) : household.contributors[0].income;
}

/** The part of a salary that is charged: all of it up to the cap, which may stand in UF. */
function chargedSalary(salary: Money, { incomeCap }: RateTariff, uf: UfValue | null): Money {
  if (incomeCap === null) return salary;
  const isForeign = incomeCap.currency !== salary.currency;
  if (isForeign && (uf === null || uf.rate.to !== salary.currency)) return salary;
  const cap = isForeign && uf !== null ? convert(incomeCap, uf.rate) : incomeCap;
  return cap.units < salary.units ? new Money(cap.units, salary.currency, salary.period) : salary;
}

const millionth = 1_000_000;

/** What of a salary is charged, and the rate of it, rounded once: where the tariff says so, of the taxable income that a net one stands for. */
function rateOf(
  salary: Money,
  { tariff, millionths, uf }: { readonly tariff: RateTariff; readonly millionths: number; readonly uf: UfValue | null },
): { readonly charged: Money; readonly amount: Money } {
  const isOfTaxable = tariff.rules.isOfTaxableIncome === true;
  const whole = isOfTaxable ? taxableOf(salary) : salary;
  const charged = chargedSalary(whole, tariff, uf);
  if (!isOfTaxable || charged !== whole) return { charged, amount: timesRatio(charged, millionths, millionth) };
  const { numerator, denominator } = netToTaxable;
  return { charged, amount: timesRatio(salary, numerator * millionths, denominator * millionth) };
}

/** What keeps somebody out of a table of rates; a salary that is not said is a reason of its own, told once. */
function reasonsBesideSalary(
  tariff: RateTariff,
  subject: TariffSubject,
  { household, isSalaryKnown }: TariffQuestion & { readonly isSalaryKnown: boolean },
): readonly UninsurableReason[] {
  const reasons = reasonsWithoutRow(tariff, subject, household);
  if (isSalaryKnown) return reasons;
  const salary = tariff.kind === 'payrollRate' ? 'monthlyPayroll' : 'monthlyIncome';
  return reasons.filter(
    (reason) => reason.kind !== 'no-tariff-row' && !(reason.kind === 'condition-unmet' && reason.condition === salary),
  );
}

function priceRates(tariff: RateTariff, subjects: readonly TariffSubject[], question: TariffQuestion): TariffPrice {
  const forAll = reasonsForAll(tariff, question, subjects.length);
  const people = subjects.map((subject) => {
    const isCovered = tariff.kind === 'incomeRate' && subject.role === 'dependant';
    if (isCovered && forAll.length === 0) {
      return withOutcome(subject, { kind: 'tariff', amount: zero(tariff.currency, tariff.period) });
    }
    const salary = salaryOf(tariff, subject, question);
    const row = findRate(tariff, subject, question.household);
    const entry = entryReason(tariff, subject);
    if (row && salary && forAll.length === 0 && entry === null) {
      const { charged, amount } = rateOf(salary, { tariff, millionths: row.millionths, uf: question.uf });
      return withOutcome(subject, { kind: 'rate', millionths: row.millionths, salary: charged, amount });
    }
    const missing = {
      kind: 'salary-missing',
      salary: tariff.kind === 'payrollRate' ? 'monthlyPayroll' : 'monthlyIncome',
    } as const;
    return uninsurableFor(subject, () => [
      ...forAll,
      ...(entry === null ? [] : [entry]),
      ...(salary ? [] : [missing]),
      ...(row ? [] : reasonsBesideSalary(tariff, subject, { ...question, isSalaryKnown: salary !== null })),
    ]);
  });
  const isPayerInsured = people.some(({ outcome }) => outcome.kind === 'rate');
  return { total: isPayerInsured ? totalOf(people) : null, people };
}

/** The least a policy costs, and twelve months of it where it is paid for the year. */
export function withRules(total: Money | null, { rules }: Tariff): Money | null {
  if (total === null) return null;
  const { minimumTotal, isPaidYearly } = rules;
  const least = minimumTotal !== null && compareMoney(total, minimumTotal) < 0 ? minimumTotal : total;
  return isPaidYearly && least.period === 'month' ? new Money(least.units * 12, least.currency, 'year') : least;
}

function isRateTariff(tariff: Tariff): tariff is RateTariff {
  return tariff.kind === 'payrollRate' || tariff.kind === 'incomeRate';
}

function nobody(tariff: Tariff): TariffPrice {
  const insures = tariff.kind === 'perPet' ? 'pets' : 'company';
  const role = tariff.kind === 'perPet' ? 'pet' : 'company';
  return { total: null, people: [uninsurable({ role, index: 0, age: null }, [{ kind: 'nobody-to-insure', insures }])] };
}

/**
 * Prices a profile by a tariff (decision 23): the sum over everybody insurable, in the currency and period of its rows.
 * Rates of a salary are rounded once, to the smallest unit of the salary's currency. Everybody left out says every reason.
 */
export function priceTariff(tariff: Tariff, question: TariffQuestion): TariffPrice {
  const subjects = (question.subjects ?? prepareSubjects(question.household))(tariff.kind, tariff.rules);
  if (subjects.length === 0) return nobody(tariff);
  const { total, people } = isRateTariff(tariff)
    ? priceRates(tariff, subjects, question)
    : priceAmounts(tariff, subjects, question);
  return { total: withRules(total, tariff), people };
}
