import { dateInSpanish } from '@cotejo/core/dates';
import { type Money, type Period, toNumber } from '@cotejo/core/money';
import { type Point, thousands } from '../text-content.ts';
import type { LineTariff } from '../line-tariff.ts';

const perPeriod: Readonly<Record<Period, string>> = { month: ' al mes', year: ' al año', once: '' };

function inWords(amount: Money): string {
  const value = toNumber(amount);
  if (amount.currency === 'CLP') return `$${thousands(value)}`;
  return `${amount.currency === 'USD' ? 'US$' : amount.currency} ${String(value).replace('.', ',')}`;
}

function entryPoint({ kind, entry: [, to], staysUntil }: LineTariff): readonly Point[] {
  if (staysUntil === undefined) return [];
  if (kind === 'perPet') {
    return [['Edad de tu mascota', `Entra hasta los ${to} años. Si ya está asegurada, sigue hasta los ${staysUntil}.`]];
  }
  return [['Edad para entrar', `Entras hasta los ${to} años. Si ya estás, sigues hasta los ${staysUntil}.`]];
}

/** What the visitor has to know of a tariff beside its prices: waits, ages, limits and what the price depends on. */
export function tariffPoints(tariff: LineTariff): readonly Point[] {
  const { axes = [], rules = {}, next, kind } = tariff;
  const { waitingPeriods = [], maximumPeople, minimumTotal, isPaidYearly } = rules;
  const waits = waitingPeriods.map(({ benefit, days }) => `${benefit}: ${days} días.`).join(' ');
  const insured = kind === 'perPet' ? 'mascotas' : 'personas';
  return [
    ...(waits === '' ? [] : [['Carencia', `Hay una espera desde que contratas. ${waits}`] as const]),
    ...entryPoint(tariff),
    ...axes.map(({ point }) => point),
    ...(maximumPeople ? [['Cuántos entran', `Una póliza asegura hasta ${maximumPeople} ${insured}.`] as const] : []),
    ...(minimumTotal
      ? [['Precio mínimo', `Una póliza cuesta al menos ${inWords(minimumTotal)}${perPeriod[minimumTotal.period]}.`] as const]
      : []),
    ...(isPaidYearly ? [['Doce meses juntos', 'La tarifa es mensual y se paga de una vez por el año.'] as const] : []),
    ...(next
      ? [
          [
            'Próxima tarifa',
            `Desde el ${dateInSpanish(next.from)} el precio sube un ${Math.round((next.share - 1) * 100)} %.`,
          ] as const,
        ]
      : []),
  ];
}
