import { dayAt, isPlainDate, type PlainDate } from '@cotejo/core/dates';
import { parseScaled, rateDecimals } from '@cotejo/core/money';

/** The days of Chile's indicators are days in Chile, whichever edition asks. */
export const publicationZone = 'America/Santiago';

const chilean = /^(?:\$\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,(\d{1,10}))?$/;
const plain = /^(?:\$\s*)?(\d{1,12})(?:\.(\d{1,10}))?$/;

/**
 * Reads a published number into a plain decimal without ever calculating with it: 40844.79, '40844.79', '40.844,79' and
 * '$40.844,79' all give '40844.79'. In a text a dot before exactly three digits separates thousands, as in Chile.
 * Null when it is none, or says more decimals than are kept (four).
 */
export function readPublishedNumber(value: unknown): string | null {
  const isNumber = typeof value === 'number';
  if (!isNumber && typeof value !== 'string') return null;
  // The shortest text of a JSON number is the one that was published: both are the same up to fifteen digits.
  const text = String(value).trim();
  const match = (isNumber ? null : chilean.exec(text)) ?? plain.exec(text);
  if (!match) return null;
  const whole = (match[1] ?? '').replaceAll('.', '').replace(/^0+(?=\d)/, '');
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  const decimal = fraction === '' ? whole : `${whole}.${fraction}`;
  return parseScaled(decimal, rateDecimals) === null ? null : decimal;
}

const instant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?$/i;
const dayFirst = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/;
const monthOnly = /^\d{4}-\d{2}$/;

/**
 * Reads a published day: '2026-07-11', '11-07-2026', '11/07/2026', '2026-07' (its first day) or an ISO instant. An instant
 * is the day it is in Chile then; one at midnight of its own zone is a bare day that a program wrote with a time.
 * Null when it is no day that exists.
 */
export function readPublishedDay(value: unknown): PlainDate | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const day = instantDay(text) ?? dayFirstDay(text) ?? (monthOnly.test(text) ? `${text}-01` : text);
  return isPlainDate(day) ? day : null;
}

function instantDay(text: string): string | null {
  const match = instant.exec(text);
  if (!match) return null;
  const [, day = '', time = '', zone] = match;
  if (zone === undefined || /^[0:.]+$/.test(time)) return day;
  const milliseconds = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(milliseconds) ? '' : dayAt(milliseconds, publicationZone);
}

function dayFirstDay(text: string): string | null {
  const match = dayFirst.exec(text);
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
