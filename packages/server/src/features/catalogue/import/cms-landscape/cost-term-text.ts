import type { CostTerm, DeductibleTime } from './cost-terms.ts';

/** 525000 cents as 'US$ 5,250', 1250 as 'US$ 12.50': written as the international edition writes dollars. */
export function dollarText(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return cents % 100 === 0 ? `US$ ${whole}` : `US$ ${whole}.${String(cents % 100).padStart(2, '0')}`;
}

function percentText(hundredths: number): string {
  return `${String(hundredths / 100)} %`;
}

const timeWords = {
  before: ' antes del deducible',
  after: ' después del deducible',
  any: '',
} as const satisfies Record<DeductibleTime, string>;

const perWords = { visit: '', stay: ' por hospitalización', day: ' por día' } as const;

/** What the insured pays, in words: 'copago de US$ 50 después del deducible y 20 % del resto'. */
export function costTermText(term: CostTerm): string {
  switch (term.kind) {
    case 'no-charge':
      return term.afterDeductible ? 'sin costo después del deducible' : 'sin costo';
    case 'not-covered':
      return 'no cubre';
    case 'shared': {
      const { copay, coinsurance } = term;
      const first = copay && `copago de ${dollarText(copay.cents)}${perWords[copay.per]}${timeWords[copay.time]}`;
      const share =
        coinsurance &&
        `${percentText(coinsurance.hundredths)} del costo${coinsurance.afterDeductible ? ' después del deducible' : ''}`;
      return [first, share && `pagas el ${share}`].filter((part) => part !== null).join(' y ');
    }
  }
}
