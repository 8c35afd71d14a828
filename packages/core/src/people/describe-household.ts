import type { Edition } from '../editions/edition.ts';
import { formatMoney } from '../money/format.ts';
import type { Household } from './household.ts';
import { relationshipWord } from './relationship.ts';

/**
 * A piece of the family's sentence. An 'answer' is what the visitor said: the page underlines it and opens
 * that answer for editing; `field` names it as the draft does, e.g. 'dependants.1'.
 */
export type SentencePart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'answer'; readonly text: string; readonly field: string };

type SpokenEdition = Pick<Edition, 'regions' | 'currency' | 'currencyStyles'>;

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

function regionOf(household: Household, edition: SpokenEdition) {
  return edition.regions.find((region) => region.code === household.regionCode) ?? null;
}

function dependantAnswers(household: Household): readonly (readonly SentencePart[])[] {
  return household.dependants.map((person, index) => [
    answers(`${relationshipWord(person.relationship, person.sex)}, ${person.age}`, `dependants.${index}`),
  ]);
}

function incomeAnswers(household: Household, edition: SpokenEdition): readonly (readonly SentencePart[])[] {
  return household.contributors.flatMap(({ income }, index) =>
    income === null ? [] : [[answers(formatMoney(income, edition), `contributors.${index}.income`)]],
  );
}

function incomeClause(household: Household, edition: SpokenEdition): readonly SentencePart[] {
  const incomes = incomeAnswers(household, edition);
  if (incomes.length === 0) return [];
  return [says(incomes.length === 1 ? ', con renta de ' : ', con rentas de '), ...listed(incomes)];
}

/**
 * The family as a sentence in Spanish: 'Precios para ti, 34, tu pareja, 33, hija, 5 e hijo, 1, en la Región
 * Metropolitana, con renta de $1.650.000.' Region and income are left out when unknown; a company is named by its employees.
 */
export function describeHousehold(household: Household, edition: SpokenEdition): readonly SentencePart[] {
  if (household.employees !== null) {
    const noun = household.employees === 1 ? 'trabajador' : 'trabajadores';
    return [says('Precios para una empresa de '), answers(`${household.employees} ${noun}`, 'employees'), says('.')];
  }
  const [visitor, partner] = household.contributors;
  const people: (readonly SentencePart[])[] = [[answers(`ti, ${visitor.age}`, 'contributors.0')]];
  if (partner) people.push([says('tu '), answers(`pareja, ${partner.age}`, 'contributors.1')]);
  people.push(...dependantAnswers(household));
  const region = regionOf(household, edition);
  return [
    says('Precios para '),
    ...listed(people),
    ...(region ? [says(', en '), answers(region.inSentence, 'regionCode')] : []),
    ...incomeClause(household, edition),
    says('.'),
  ];
}

/** The same in short, for narrow places: 'Tú, 34 · pareja, 33 · hija, 5 · Metropolitana · $1.650.000'. */
export function summariseHousehold(household: Household, edition: SpokenEdition): readonly SentencePart[] {
  if (household.employees !== null) return [answers(`Empresa, ${household.employees}`, 'employees')];
  const [visitor, partner] = household.contributors;
  const items: SentencePart[] = [answers(`Tú, ${visitor.age}`, 'contributors.0')];
  if (partner) items.push(answers(`pareja, ${partner.age}`, 'contributors.1'));
  items.push(...dependantAnswers(household).flat());
  const region = regionOf(household, edition);
  if (region) items.push(answers(region.name, 'regionCode'));
  items.push(...incomeAnswers(household, edition).flat());
  return items.flatMap((item, index) => (index === 0 ? [item] : [says(' · '), item]));
}

/** The parts as one plain text, for titles, mail and screen readers. */
export function sentenceText(parts: readonly SentencePart[]): string {
  return parts.map((part) => part.text).join('');
}
