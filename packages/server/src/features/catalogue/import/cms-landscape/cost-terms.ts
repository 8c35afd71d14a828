import { parseScaled } from '@cotejo/core/money';

/** When a copay is due, seen from the yearly deductible; 'any' where the sheet does not say. */
export type DeductibleTime = 'before' | 'after' | 'any';

/** What the insured pays of one service, as a cell of the landscape says it. Dollars, in cents. */
export type CostTerm =
  | { readonly kind: 'no-charge'; readonly afterDeductible: boolean }
  | {
      readonly kind: 'shared';
      readonly copay: { readonly cents: number; readonly per: 'visit' | 'stay' | 'day'; readonly time: DeductibleTime } | null;
      /** Share of the insured in hundredths of a per cent. */
      readonly coinsurance: { readonly hundredths: number; readonly afterDeductible: boolean } | null;
    }
  | { readonly kind: 'not-covered' };

/** What a cell says of a deductible or of the most the insured pays in a year. */
export type YearlyLimit =
  | { readonly kind: 'amount'; readonly cents: number }
  /** Drugs count towards the medical amount. */
  | { readonly kind: 'included-in-medical' }
  | { readonly kind: 'not-applicable' }
  | { readonly kind: 'see-brochure' };

/** '5,250' or '12.50' in cents; null when it is no amount of dollars. */
function centsOf(text: string): number | null {
  if (!/^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/.test(text)) return null;
  return parseScaled(text.replaceAll(',', ''), 2);
}

const copayPattern = /^\$([\d,.]+)(?: copay)?( per stay| per day)?( before deductible| after deductible)?$/;
const coinsurancePattern = /^(\d{1,3}(?:\.\d{1,2})?)%(?: coinsurance)?( after deductible)?$/;
type Shared = Extract<CostTerm, { kind: 'shared' }>;

function copayOf(text: string): Shared['copay'] {
  const match = copayPattern.exec(text);
  const cents = centsOf(match?.[1] ?? '');
  if (!match || cents === null) return null;
  const per = match[2] === ' per stay' ? 'stay' : match[2] === ' per day' ? 'day' : 'visit';
  const time = match[3] === ' before deductible' ? 'before' : match[3] === ' after deductible' ? 'after' : 'any';
  return { cents, per, time };
}

function coinsuranceOf(text: string): Shared['coinsurance'] {
  const match = coinsurancePattern.exec(text);
  const hundredths = match ? parseScaled(match[1] ?? '', 2) : null;
  if (!match || hundredths === null || hundredths > 10_000) return null;
  return { hundredths, afterDeductible: match[2] !== undefined };
}

/** Reads '$50 Copay after deductible', '20% Coinsurance after deductible', both with 'and', and their kin. Null: unknown text. */
export function parseCostTerm(cell: string): CostTerm | null {
  const text = cell.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (text === 'no charge') return { kind: 'no-charge', afterDeductible: false };
  if (text === 'no charge after deductible') return { kind: 'no-charge', afterDeductible: true };
  if (text === 'not covered') return { kind: 'not-covered' };
  const [first = '', second, ...rest] = text.split(' and ');
  if (rest.length > 0) return null;
  if (second !== undefined) {
    const [copay, coinsurance] = [copayOf(first), coinsuranceOf(second)];
    return copay && coinsurance ? { kind: 'shared', copay, coinsurance } : null;
  }
  const [copay, coinsurance] = [copayOf(first), coinsuranceOf(first)];
  return copay || coinsurance ? { kind: 'shared', copay, coinsurance } : null;
}

/** Reads '$5,250', 'Included in Medical' and their kin. Null: unknown text. */
export function parseYearlyLimit(cell: string): YearlyLimit | null {
  const text = cell.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (text === 'included in medical') return { kind: 'included-in-medical' };
  if (text === 'not applicable') return { kind: 'not-applicable' };
  if (text === 'see plan brochure') return { kind: 'see-brochure' };
  const cents = text.startsWith('$') ? centsOf(text.slice(1)) : null;
  return cents === null ? null : { kind: 'amount', cents };
}
