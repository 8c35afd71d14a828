import type { InsuredKind, Item, ProfilePrice } from '@cotejo/contract/compare';
import type { Edition } from '@cotejo/core/editions';
import { amountText } from './amount-text.ts';

type PersonPrice = ProfilePrice['profiles'][number];

const words = {
  people: { one: 'persona', many: 'personas', yours: 'tu familia', none: 'Ninguna persona' },
  pets: { one: 'mascota', many: 'mascotas', yours: 'tus mascotas', none: 'Ninguna mascota' },
  company: { one: 'empresa', many: 'empresas', yours: 'tu empresa', none: 'Tu empresa' },
} as const satisfies Record<InsuredKind, unknown>;

/** '4 personas', '1 mascota'. */
export function insuredText(count: number, insures: InsuredKind): string {
  return `${count} ${count === 1 ? words[insures].one : words[insures].many}`;
}

/** 'tu familia', 'tus mascotas', 'tu empresa'. */
export function insuredName(insures: InsuredKind): string {
  return words[insures].yours;
}

/** Where there is no price: 'Sin precio para tu familia'. */
export function noPriceText(insures: InsuredKind): string {
  return `Sin precio para ${words[insures].yours}`;
}

/** 'Ninguna persona de tu grupo se puede asegurar aquí.', '2 de 3 mascotas se pueden asegurar aquí.' */
export function insurableText({ total }: Pick<ProfilePrice, 'total'>, insures: InsuredKind): string {
  const { profilesWithPrice, profilesEvaluated } = total;
  if (insures === 'company') return 'Tu empresa no se puede asegurar aquí.';
  if (profilesWithPrice === 0) return `${words[insures].none} de tu grupo se puede asegurar aquí.`;
  return `${profilesWithPrice} de ${insuredText(profilesEvaluated, insures)} de tu grupo se puede asegurar aquí.`;
}

/** Whom a price is for, under it: '2 mascotas'; of a company what one employee is of it, '$12.340/mes p/p' (A9-28). */
export function priceForText({ insures, profilePrice }: Pick<Item, 'insures' | 'profilePrice'>, edition: Edition): string {
  const { total, perPerson } = profilePrice;
  if (perPerson) return amountText(perPerson.amount, edition) + perPerson.suffix;
  if (insures === 'company') return 'para tu empresa';
  return insuredText(total.profilesWithPrice || total.profilesEvaluated, insures);
}

const roleNames: Readonly<Record<PersonPrice['role'], string>> = {
  contributor: 'Tú',
  partner: 'Pareja',
  dependant: 'Carga',
  pet: 'Mascota',
  company: 'Tu empresa',
};

/** 'Carga 1, 5 años', 'Tu empresa'. */
export function personName({ role, index, edad }: Pick<PersonPrice, 'role' | 'index' | 'edad'>): string {
  const number = role === 'dependant' || role === 'pet' ? ` ${index + 1}` : '';
  return `${roleNames[role]}${number}${edad === null ? '' : `, ${edad} ${edad === 1 ? 'año' : 'años'}`}`;
}
