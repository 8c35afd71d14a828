import type { Edition } from '@cotejo/core/editions';
import { formatMoney, formatNumber } from '@cotejo/core/money-format';
import type { Company, Household, PetSpecies } from '@cotejo/core/people';
import { textPieces, type TranslateOf } from '../texts/texts.ts';
import type { householdTexts } from './household-texts.ts';
import { dependantKind } from './person-words.ts';

/**
 * A piece of the family's sentence. An 'answer' is what the visitor said: the page underlines it and opens
 * that answer for editing; `field` names it as the draft does, e.g. 'dependants.1'.
 */
export type SentencePart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'answer'; readonly text: string; readonly field: string };
type Parts = readonly SentencePart[];

type ChoiceList = 'zones' | 'riskClasses' | 'breeds';

/** How a place names what a profile says: its regions, its money, and the choices of the comparator that asks. */
export interface SpokenPlace extends Pick<Edition, 'regions' | 'currency' | 'currencyStyles'> {
  readonly choices?: Readonly<Record<ChoiceList, readonly { readonly code: string; readonly name: string }[]>>;
}

/** The language that a household is described in. */
export interface Speech {
  readonly language: string;
  readonly t: TranslateOf<typeof householdTexts>;
  /** Where there is little room: of so many cargas or pets the first are named, and the others told by their number. */
  readonly named?: { readonly first: number; readonly most: number };
}

function answers(text: string, field: string): SentencePart {
  return { kind: 'answer', text, field };
}

/** A text with parts in the places that it names. */
function filled(text: string, places: Readonly<Record<string, Parts>>): Parts {
  return textPieces(text).flatMap((piece, index): Parts => {
    if (index % 2 === 1) return places[piece] ?? [];
    return piece === '' ? [] : [{ kind: 'text', text: piece }];
  });
}

/** 'a, b y c', as the language joins them; what holds a comma itself is closed by one as well: 'ti, 34, y tu pareja, 33'. */
function listed(items: readonly Parts[], { language }: Speech): Parts {
  const texts = items.map(sentenceText);
  const hasCommas = texts.some((text) => text.includes(', '));
  let next = 0;
  return new Intl.ListFormat(language).formatToParts(texts).flatMap(({ type, value }): Parts => {
    if (type === 'literal') return [{ kind: 'text', text: hasCommas && !value.startsWith(',') ? `,${value}` : value }];
    next += 1;
    return items[next - 1] ?? [];
  });
}

/** The first of many, and how many more there are, as `more` says it. */
function summed(items: readonly Parts[], { named }: Speech, more: (number: number) => Parts): readonly Parts[] {
  if (named === undefined || items.length <= named.most) return items;
  return [...items.slice(0, named.first), more(items.length - named.first)];
}

function regionOf(household: Household, place: SpokenPlace) {
  return place.regions.find((region) => region.code === household.regionCode) ?? null;
}

function dependantAnswers(
  { dependants }: Household,
  speech: Speech,
  say: (dependant: Parts) => Parts = (dependant) => dependant,
): readonly Parts[] {
  const { t } = speech;
  const each = dependants.map(({ relationship, sex, age }, index) =>
    say([answers(t('dependant', { who: t(`who.${dependantKind(relationship, sex)}`), age }), `dependants.${index}`)]),
  );
  return summed(each, speech, (number) => [answers(t('moreDependants', { number }), 'dependants')]);
}

const petKeys = { Perro: 'dog', Gato: 'cat' } as const satisfies Record<PetSpecies, string>;

/** Name of a chosen value; a code that the place does not know is no answer. */
function nameOf(list: ChoiceList, code: string | null, { choices }: SpokenPlace): string | null {
  return choices?.[list].find((choice) => choice.code === code)?.name ?? null;
}

/** 'tu perro labrador de 3 años': breeds are common nouns. */
function petAnswers({ pets }: Household, place: SpokenPlace, speech: Speech): readonly Parts[] {
  const { t } = speech;
  const each = pets.map(({ species, breed, age }, index) => {
    const breedName = nameOf('breeds', breed, place);
    const text =
      breedName === null
        ? t(petKeys[species], { count: age })
        : t(`${petKeys[species]}Of`, { breed: breedName.toLowerCase(), count: age });
    return [answers(text, `pets.${index}`)];
  });
  return summed(each, speech, (number) => [answers(t('morePets', { number }), 'pets')]);
}

function tripAnswers({ tripDays }: Household, { t }: Speech): Parts {
  return tripDays === null ? [] : [answers(t('days', { count: tripDays }), 'tripDays')];
}

function zoneAnswers({ zone }: Household, place: SpokenPlace): Parts {
  const name = nameOf('zones', zone, place);
  return name === null ? [] : [answers(name, 'zone')];
}

/** The clause that an answer stands in; without the answer there is none. */
function clause(text: string, place: string, parts: Parts): Parts {
  return parts.length === 0 ? [] : filled(text, { [place]: parts });
}

function payrollAnswers({ monthlyPayroll }: Company, place: SpokenPlace): Parts {
  return monthlyPayroll === null ? [] : [answers(formatMoney(monthlyPayroll, place), 'company.monthlyPayroll')];
}

function workAnswers({ riskClass }: Company, place: SpokenPlace): Parts {
  const name = nameOf('riskClasses', riskClass, place);
  return name === null ? [] : [answers(name, 'company.riskClass')];
}

/** 'Precios para una empresa de 1.500 trabajadores, con planilla mensual de S/ 50,000.00, trabajo: Construcción.' */
function describeCompany(company: Company, place: SpokenPlace, { t }: Speech): Parts {
  const employees = t('employees', { count: company.employees, number: formatNumber(company.employees, place) });
  return filled(t('company'), {
    employees: [answers(employees, 'company.employees')],
    payroll: clause(t('clause.payroll'), 'payroll', payrollAnswers(company, place)),
    work: clause(t('clause.work'), 'work', workAnswers(company, place)),
  });
}

function incomeAnswers(household: Household, place: SpokenPlace): readonly Parts[] {
  return household.contributors.flatMap(({ income }, index) =>
    income === null ? [] : [[answers(formatMoney(income, place), `contributors.${index}.income`)]],
  );
}

/**
 * The family as a sentence: 'Precios para ti, 34, tu pareja, 33, tu hija, 5, y tu hijo, 1, en la Región Metropolitana, con renta de
 * $1.650.000.' Region and income are left out when unknown; a company is named by its employees, payroll and kind of work,
 * pets by kind, breed and age, a journey by its days and zone.
 */
export function describeHousehold(household: Household, place: SpokenPlace, speech: Speech): Parts {
  const { t } = speech;
  const { company, pets } = household;
  if (company !== null) return describeCompany(company, place, speech);
  if (pets.length > 0) return filled(t('pets'), { pets: listed(petAnswers(household, place, speech), speech) });
  const [visitor, partner] = household.contributors;
  const people: Parts[] = [[answers(t('visitor', { age: visitor.age }), 'contributors.0')]];
  if (partner) {
    people.push(filled(t('yourPartner'), { partner: [answers(t('partner', { age: partner.age }), 'contributors.1')] }));
  }
  people.push(...dependantAnswers(household, speech, (dependant) => filled(t('yourDependant'), { dependant })));
  const region = regionOf(household, place);
  const incomes = incomeAnswers(household, place);
  return filled(t('people'), {
    people: listed(people, speech),
    region: clause(t('clause.region'), 'region', region ? [answers(region.inSentence, 'regionCode')] : []),
    trip: clause(t('clause.trip'), 'days', tripAnswers(household, speech)),
    zone: clause(t('clause.zone'), 'zone', zoneAnswers(household, place)),
    income: clause(t('clause.income', { count: incomes.length }), 'incomes', listed(incomes, speech)),
  });
}

/** 'a · b · c'. */
function dotted(items: Parts): Parts {
  return items.flatMap((item, index): Parts => (index === 0 ? [item] : [{ kind: 'text', text: ' · ' }, item]));
}

/** The same in short, for narrow places: 'Tú, 34 · pareja, 33 · hija, 5 · Metropolitana · $1.650.000'. */
export function summariseHousehold(household: Household, place: SpokenPlace, speech: Speech): Parts {
  const { t } = speech;
  const { company, pets } = household;
  if (company !== null) {
    const employees = answers(t('short.company', { number: formatNumber(company.employees, place) }), 'company.employees');
    return dotted([employees, ...payrollAnswers(company, place), ...workAnswers(company, place)]);
  }
  if (pets.length > 0) return dotted(petAnswers(household, place, speech).flat());
  const [visitor, partner] = household.contributors;
  const items: SentencePart[] = [answers(t('short.visitor', { age: visitor.age }), 'contributors.0')];
  if (partner) items.push(answers(t('partner', { age: partner.age }), 'contributors.1'));
  items.push(...dependantAnswers(household, speech).flat());
  const region = regionOf(household, place);
  if (region) items.push(answers(region.name, 'regionCode'));
  items.push(...tripAnswers(household, speech), ...zoneAnswers(household, place), ...incomeAnswers(household, place).flat());
  return dotted(items);
}

/** The parts as one plain text, for titles, mail and screen readers. */
export function sentenceText(parts: Parts): string {
  return parts.map((part) => part.text).join('');
}
