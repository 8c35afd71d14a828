import type { Edition } from '../editions/edition.ts';
import { formatMoney, formatNumber } from '../money/format.ts';
import type { Company, Household } from './household.ts';
import { relationshipWord } from './relationship.ts';

/**
 * A piece of the family's sentence. An 'answer' is what the visitor said: the page underlines it and opens
 * that answer for editing; `field` names it as the draft does, e.g. 'dependants.1'.
 */
export type SentencePart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'answer'; readonly text: string; readonly field: string };

type ChoiceList = 'zones' | 'riskClasses' | 'breeds';

/** How a place names what a profile says: its regions, its money, and the choices of the comparator that asks. */
export interface SpokenPlace extends Pick<Edition, 'regions' | 'currency' | 'currencyStyles'> {
  readonly choices?: Readonly<Record<ChoiceList, readonly { readonly code: string; readonly name: string }[]>>;
}

function says(text: string): SentencePart {
  return { kind: 'text', text };
}

function answers(text: string, field: string): SentencePart {
  return { kind: 'answer', text, field };
}

/** 'y', or 'e' before the sound i: 'y tu pareja', 'e hijo'. */
function conjunctionBefore(text: string): string {
  return /^h?i/i.test(text) ? ' e ' : ' y ';
}

/** 'a, b y c'. */
function listed(items: readonly (readonly SentencePart[])[]): readonly SentencePart[] {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    const isLast = index === items.length - 1;
    return [says(isLast ? conjunctionBefore(sentenceText(item)) : ', '), ...item];
  });
}

function regionOf(household: Household, edition: SpokenPlace) {
  return edition.regions.find((region) => region.code === household.regionCode) ?? null;
}

function dependantAnswers(household: Household): readonly (readonly SentencePart[])[] {
  return household.dependants.map((person, index) => [
    answers(`${relationshipWord(person.relationship, person.sex)}, ${person.age}`, `dependants.${index}`),
  ]);
}

const petWords = { Perro: 'perro', Gato: 'gato' } as const;

/** Name of a chosen value; a code that the place does not know is no answer. */
function nameOf(list: ChoiceList, code: string | null, { choices }: SpokenPlace): string | null {
  return choices?.[list].find((choice) => choice.code === code)?.name ?? null;
}

function ageWords(age: number): string {
  if (age === 0) return 'de menos de un año';
  return `de ${age} ${age === 1 ? 'año' : 'años'}`;
}

/** 'tu perro labrador de 3 años': breeds are common nouns. */
function petAnswers({ pets }: Household, place: SpokenPlace): readonly (readonly SentencePart[])[] {
  return pets.map(({ species, breed, age }, index) => {
    const breedName = nameOf('breeds', breed, place);
    const words = ['tu', petWords[species], ...(breedName === null ? [] : [breedName.toLowerCase()]), ageWords(age)];
    return [answers(words.join(' '), `pets.${index}`)];
  });
}

function tripAnswers({ tripDays }: Household): readonly SentencePart[] {
  return tripDays === null ? [] : [answers(`${tripDays} ${tripDays === 1 ? 'día' : 'días'}`, 'tripDays')];
}

function zoneAnswers({ zone }: Household, place: SpokenPlace): readonly SentencePart[] {
  const name = nameOf('zones', zone, place);
  return name === null ? [] : [answers(name, 'zone')];
}

/** The clause that an answer stands in; without the answer there is none. */
function clause(lead: string, parts: readonly SentencePart[]): readonly SentencePart[] {
  return parts.length === 0 ? [] : [says(lead), ...parts];
}

function employeesText(employees: number, place: SpokenPlace): string {
  return `${formatNumber(employees, place)} ${employees === 1 ? 'trabajador' : 'trabajadores'}`;
}

function payrollAnswers({ monthlyPayroll }: Company, place: SpokenPlace): readonly SentencePart[] {
  return monthlyPayroll === null ? [] : [answers(formatMoney(monthlyPayroll, place), 'company.monthlyPayroll')];
}

function workAnswers({ riskClass }: Company, place: SpokenPlace): readonly SentencePart[] {
  const name = nameOf('riskClasses', riskClass, place);
  return name === null ? [] : [answers(name, 'company.riskClass')];
}

/** 'Precios para una empresa de 1.500 trabajadores, con planilla mensual de S/ 50,000.00, trabajo: Construcción.' */
function describeCompany(company: Company, place: SpokenPlace): readonly SentencePart[] {
  return [
    says('Precios para una empresa de '),
    answers(employeesText(company.employees, place), 'company.employees'),
    ...clause(', con planilla mensual de ', payrollAnswers(company, place)),
    ...clause(', trabajo: ', workAnswers(company, place)),
    says('.'),
  ];
}

function incomeAnswers(household: Household, edition: SpokenPlace): readonly (readonly SentencePart[])[] {
  return household.contributors.flatMap(({ income }, index) =>
    income === null ? [] : [[answers(formatMoney(income, edition), `contributors.${index}.income`)]],
  );
}

function incomeClause(household: Household, edition: SpokenPlace): readonly SentencePart[] {
  const incomes = incomeAnswers(household, edition);
  if (incomes.length === 0) return [];
  return [says(incomes.length === 1 ? ', con renta de ' : ', con rentas de '), ...listed(incomes)];
}

/**
 * The family as a sentence in Spanish: 'Precios para ti, 34, tu pareja, 33, hija, 5 e hijo, 1, en la Región
 * Metropolitana, con renta de $1.650.000.' Region and income are left out when unknown; a company is named by its
 * employees, payroll and kind of work, pets by kind, breed and age, a journey by its days and zone.
 */
export function describeHousehold(household: Household, edition: SpokenPlace): readonly SentencePart[] {
  const { company, pets } = household;
  if (company !== null) return describeCompany(company, edition);
  if (pets.length > 0) return [says('Precios para '), ...listed(petAnswers(household, edition)), says('.')];
  const [visitor, partner] = household.contributors;
  const people: (readonly SentencePart[])[] = [[answers(`ti, ${visitor.age}`, 'contributors.0')]];
  if (partner) people.push([says('tu '), answers(`pareja, ${partner.age}`, 'contributors.1')]);
  people.push(...dependantAnswers(household));
  const region = regionOf(household, edition);
  return [
    says('Precios para '),
    ...listed(people),
    ...(region ? [says(', en '), answers(region.inSentence, 'regionCode')] : []),
    ...clause(', por ', tripAnswers(household)),
    ...clause(', zona de cobertura: ', zoneAnswers(household, edition)),
    ...incomeClause(household, edition),
    says('.'),
  ];
}

/** 'a · b · c'. */
function dotted(items: readonly SentencePart[]): readonly SentencePart[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [says(' · '), item]));
}

/** The same in short, for narrow places: 'Tú, 34 · pareja, 33 · hija, 5 · Metropolitana · $1.650.000'. */
export function summariseHousehold(household: Household, edition: SpokenPlace): readonly SentencePart[] {
  const { company, pets } = household;
  if (company !== null) {
    const employees = answers(`Empresa, ${formatNumber(company.employees, edition)}`, 'company.employees');
    return dotted([employees, ...payrollAnswers(company, edition), ...workAnswers(company, edition)]);
  }
  if (pets.length > 0) return dotted(petAnswers(household, edition).flat());
  const [visitor, partner] = household.contributors;
  const items: SentencePart[] = [answers(`Tú, ${visitor.age}`, 'contributors.0')];
  if (partner) items.push(answers(`pareja, ${partner.age}`, 'contributors.1'));
  items.push(...dependantAnswers(household).flat());
  const region = regionOf(household, edition);
  if (region) items.push(answers(region.name, 'regionCode'));
  items.push(...tripAnswers(household), ...zoneAnswers(household, edition), ...incomeAnswers(household, edition).flat());
  return dotted(items);
}

/** The parts as one plain text, for titles, mail and screen readers. */
export function sentenceText(parts: readonly SentencePart[]): string {
  return parts.map((part) => part.text).join('');
}
