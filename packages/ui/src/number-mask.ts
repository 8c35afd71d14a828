/** How a number is written while it is typed (A §5). */
export interface NumberMask {
  readonly prefix: string;
  readonly thousands: string;
  readonly decimal: string;
  /** Digits behind the decimal sign at most; 0: whole numbers, and then no decimal sign is taken. */
  readonly decimalLimit: number;
  readonly allowNegative: boolean;
  /** What is no whole number stays as it was typed, to be told so: '-5' is not made into 5. */
  readonly keepsOther?: boolean;
}

/** What a field has that sets nothing of its own (A5-17 to A5-21); each edition passes its own signs (decision 5). */
export const defaultMask: NumberMask = {
  prefix: '$',
  thousands: ',',
  decimal: '.',
  decimalLimit: 2,
  allowNegative: false,
};

/** More would be beyond what numbers hold exactly. */
const longest = 15;

/**
 * What a typed text says as a plain number: an optional minus, digits, and '.' before decimals, as typed so far ('1234.' while a
 * decimal is to come). Signs that the mask does not know are left out; '' where there is no digit.
 */
export function plainNumber(text: string, mask: NumberMask = defaultMask): string {
  const own = text.startsWith(mask.prefix) ? text.slice(mask.prefix.length) : text;
  if (mask.keepsOther === true && (/[-\u2212]/.test(own) || own.includes(mask.decimal))) {
    return own.replace(/[^\d.,\u2212-]/g, '').slice(0, longest);
  }
  const [whole = '', ...behind] = mask.decimalLimit > 0 ? own.split(mask.decimal) : [own];
  const digits = whole
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest);
  if (digits === '' && behind.length === 0) return '';
  const decimals = behind.join('').replace(/\D/g, '').slice(0, mask.decimalLimit);
  const sign = mask.allowNegative && text.includes('-') ? '-' : '';
  return `${sign}${digits || '0'}${behind.length > 0 ? `.${decimals}` : ''}`;
}

/** A plain number as the mask writes it: '1234.5' gives '$1,234.5'; '' stays ''. */
export function maskNumber(plain: string, mask: NumberMask = defaultMask): string {
  if (plain === '' || (mask.keepsOther === true && /\D/.test(plain))) return plain;
  const [whole = '', decimals] = plain.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, mask.thousands);
  const sign = plain.startsWith('-') ? '-' : '';
  return `${sign}${mask.prefix}${grouped}${decimals === undefined ? '' : mask.decimal + decimals}`;
}
