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

const petWords = { Perro: 'perro', Gato: 'gato' } as const;

function petAnswers({ pets }: Household): readonly (readonly SentencePart[])[] {
  return pets.map(({ species, age }, index) => [
    answers(`tu ${petWords[species]} de ${age} ${age === 1 ? 'año' : 'años'}`, `pets.${index}`),
  ]);
}

function tripClause({ tripDays }: Household): readonly SentencePart[] {
  if (tripDays === null) return [];
  return [says(', por '), answers(`${tripDays} ${tripDays === 1 ? 'día' : 'días'}`, 'tripDays')];
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
 * Metropolitana, con renta de $1.650.000.' Region and income are left out when unknown; a company is named by its
 * employees, pets by kind and age, a journey by its days.
 */
export function describeHousehold(household: Household, edition: SpokenEdition): readonly SentencePart[] {
  const { company, pets } = household;
  if (company !== null) {
    const noun = company.employees === 1 ? 'trabajador' : 'trabajadores';
    return [says('Precios para una empresa de '), answers(`${company.employees} ${noun}`, 'company.employees'), says('.')];
  }
  if (pets.length > 0) return [says('Precios para '), ...listed(petAnswers(household)), says('.')];
  const [visitor, partner] = household.contributors;
  const people: (readonly SentencePart[])[] = [[answers(`ti, ${visitor.age}`, 'contributors.0')]];
  if (partner) people.push([says('tu '), answers(`pareja, ${partner.age}`, 'contributors.1')]);
  people.push(...dependantAnswers(household));
  const region = regionOf(household, edition);
  return [
    says('Precios para '),
    ...listed(people),
    ...(region ? [says(', en '), answers(region.inSentence, 'regionCode')] : []),
    ...tripClause(household),
    ...incomeClause(household, edition),
    says('.'),
  ];
}

/** The same in short, for narrow places: 'Tú, 34 · pareja, 33 · hija, 5 · Metropolitana · $1.650.000'. */
export function summariseHousehold(household: Household, edition: SpokenEdition): readonly SentencePart[] {
  const { company, pets } = household;
  if (company !== null) return [answers(`Empresa, ${company.employees}`, 'company.employees')];
  if (pets.length > 0) return petAnswers(household).flatMap((pet, index) => (index === 0 ? pet : [says(' · '), ...pet]));
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
