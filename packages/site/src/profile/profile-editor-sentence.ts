import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import { moneyOf } from '@cotejo/core/money';
import { formatMoney } from '@cotejo/core/money-format';
import { dependantNoun } from './profile-editor-state.ts';

/** A piece of the sentence: an answer of the visitor, or the words between, said shorter on a phone. */
export type SentencePart =
  { readonly kind: 'answer'; readonly text: string } | { readonly kind: 'words'; readonly wide: string; readonly narrow: string };

function answer(text: string): SentencePart {
  return { kind: 'answer', text };
}
function words(wide: string, narrow = wide): SentencePart {
  return { kind: 'words', wide, narrow };
}

function namesOf(profile: Profile): readonly { readonly before: string; readonly name: string }[] {
  const contributors = profile.cotizante.map(({ edad }, index) =>
    index === 0 ? { before: '', name: `ti, ${edad}` } : { before: 'tu ', name: `pareja, ${edad}` },
  );
  const dependants = profile.cargas.map(({ edad, sexo, parentesco }) => ({
    before: '',
    name: `${dependantNoun(parentesco ?? 'Hijo/Hija', sexo ?? 'Masculino')}, ${edad}`,
  }));
  return [...contributors, ...dependants];
}

/** 'y' becomes 'e' before the sound of i: 'hija, 5 e hijo, 1'. */
function conjunction(next: string): string {
  return /^h?i/i.test(next) ? ' e ' : ' y ';
}

function peopleParts(profile: Profile): readonly SentencePart[] {
  const names = namesOf(profile);
  return names.flatMap(({ before, name }, index) => {
    if (index === 0) return [words('Precios para ', ''), answer(name)];
    const isLast = index === names.length - 1;
    const joint = isLast ? conjunction(before + name) : ', ';
    return [words(joint + before, ', '), answer(name)];
  });
}

/** The family's monthly income in the edition's currency; null when nobody gave one. */
function incomeText(profile: Profile, edition: Edition): string | null {
  const incomes = profile.cotizante.flatMap(({ ingreso }) => (ingreso == null ? [] : [Math.round(ingreso)]));
  if (incomes.length === 0) return null;
  const total = incomes.reduce((sum, income) => sum + income, 0);
  return formatMoney(moneyOf(total, edition.currency, 'month'), edition);
}

/**
 * The profile as one readable sentence: 'Precios para ti, 34, tu pareja, 33, hija, 5 e hijo, 1, en la Región
 * Metropolitana, con renta de $1.650.000.'
 */
export function profileSentence(profile: Profile, edition: Edition, asksIncome: boolean): readonly SentencePart[] {
  const region = edition.regions.find(({ code }) => code === profile.region?.stateCode);
  const income = asksIncome ? incomeText(profile, edition) : null;
  const [, article = '', place = region?.inSentence ?? ''] = /^(la |el )?(.*)$/.exec(region?.inSentence ?? '') ?? [];
  return [
    ...peopleParts(profile),
    ...(region ? [words(`, en ${article}`, ' · '), answer(place)] : []),
    ...(income ? [words(', con renta de ', ' · '), answer(income)] : []),
    words('.', ''),
  ];
}

/** The same as plain text, for headings and descriptions. */
export function sentenceText(parts: readonly SentencePart[]): string {
  return parts.map((part) => (part.kind === 'answer' ? part.text : part.wide)).join('');
}
