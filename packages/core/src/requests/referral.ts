/** Days that a referral without an executive is remembered (C9-01). */
export const referralDays = 30;

const millisecondsPerDay = 86_400_000;
const pattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A day's number since 1970 from 'month/day/year' (C3-34); null: it is no day that exists. */
function dayNumber(text: unknown): number | null {
  const [, month = '', day = '', year = ''] = (typeof text === 'string' && pattern.exec(text)) || [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = year !== '' && date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return exists ? date.getTime() / millisecondsPerDay : null;
}

/** The calendar day of a date where it is read, as referrals have it: '11/22/2026' (C3-34). */
export function referralDay(date: Date): string {
  return `${date.getMonth() + 1}/${date.getDate()}/${date.getFullYear()}`;
}

/**
 * Whole days between two days written month/day/year; null: one of them is none that exists, or `from` is still to come.
 */
export function referralAge(from: unknown, today: string): number | null {
  const [first, last] = [dayNumber(from), dayNumber(today)];
  return first === null || last === null || first > last ? null : last - first;
}
