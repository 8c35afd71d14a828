import type { InsuredKind, ProfilePrice } from '@cotejo/contract/compare';
import type { Edition } from '@cotejo/core/editions';
import { amountText } from './amount-text.ts';
import type { TranslatePrice } from './texts.ts';

type PersonPrice = ProfilePrice['profiles'][number];

/** 'Ninguna persona de tu grupo se puede asegurar aquí.', '2 de 3 mascotas se pueden asegurar aquí.' */
export function insurableText({ total }: Pick<ProfilePrice, 'total'>, insures: InsuredKind, t: TranslatePrice): string {
  if (insures === 'company') return t('insurable.company');
  const all = t(`insured.${insures}`, { count: total.profilesEvaluated });
  return t(`insurable.${insures}`, { count: total.profilesWithPrice, all });
}

interface PriceWords {
  readonly edition: Edition;
  readonly t: TranslatePrice;
}

/** Whom a price is for, under it: '2 mascotas'; of a company what one employee is of it, '$12.340/mes p/p' (A9-28). */
export function priceForText(
  { insures, profilePrice }: { readonly insures: InsuredKind; readonly profilePrice: Pick<ProfilePrice, 'total' | 'perPerson'> },
  { edition, t }: PriceWords,
): string {
  const { total, perPerson } = profilePrice;
  if (perPerson) return amountText(perPerson.amount, edition) + perPerson.suffix;
  if (insures === 'company') return t('forCompany');
  return t(`insured.${insures}`, { count: total.profilesWithPrice || total.profilesEvaluated });
}

/** 'Carga 1, 5 años', 'Tu empresa'. */
export function personName({ role, index, edad }: Pick<PersonPrice, 'role' | 'index' | 'edad'>, t: TranslatePrice): string {
  const who = t(`role.${role}`, { number: index + 1 });
  return edad === null ? who : t('aged', { who, count: edad });
}
