import { dayAt, type PlainDate } from '@cotejo/core/dates';
import type { Indicator } from '@cotejo/core/indicators';
import type { IndicatorSource } from '../../platform/settings/indicator-settings.ts';
import type { Database } from '../../platform/database/connect.ts';
import { lockIndicators, readIndicators, writeIndicatorValues, type IndicatorValue } from '../../platform/indicator-store.ts';
import { fetchLimits, fetchText, type FetchLimits } from './fetch-text.ts';
import { isDue, judgeValues, type RefusedValue } from './judge-values.ts';
import { publicationZone } from './published-text.ts';
import { readAnswer, type ReadValue } from './read-answer.ts';

type LogLine = (fields: Readonly<Record<string, unknown>>, message: string) => void;

export interface IndicatorServices {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly sources: readonly IndicatorSource[];
  readonly log: { readonly info: LogLine; readonly warn: LogLine };
  readonly limits?: FetchLimits;
}

/** What one source said, read but not yet judged. */
interface SourceValues {
  readonly indicator: Indicator;
  readonly host: string;
  readonly values: readonly ReadValue[];
}

/** A list of nothing but bad rows fills no log. */
const mostLines = 20;

function warnOfEach(lines: readonly Readonly<Record<string, unknown>>[], message: string, log: IndicatorServices['log']): void {
  for (const line of lines.slice(0, mostLines)) log.warn(line, message);
  if (lines.length > mostLines) log.warn({ count: lines.length - mostLines }, `${message}; and more like it`);
}

async function readSource(source: IndicatorSource, today: PlainDate, services: IndicatorServices): Promise<SourceValues> {
  const { indicator } = source;
  const { host } = new URL(source.url);
  const { log, limits = fetchLimits } = services;
  const text = await fetchText(source.url, limits);
  if (!text.ok) {
    log.warn({ indicator, host, tries: text.error }, 'the source of an indicator cannot be read');
    return { indicator, host, values: [] };
  }
  const answer = readAnswer(text.value, { indicator, today });
  if (!answer.ok) {
    log.warn({ indicator, host, reason: answer.error }, 'the answer of a source is not understood');
    return { indicator, host, values: [] };
  }
  const rows = answer.value.unreadable.map((row) => ({ indicator, host, row }));
  warnOfEach(rows, 'a row of a source is not understood', log);
  return { indicator, host, values: answer.value.values };
}

function lineOf({ indicator, host }: SourceValues, { date, value, reason, known }: RefusedValue) {
  return {
    indicator,
    host,
    date,
    value,
    reason,
    known: known === null ? null : { date: known.date, value: String(known.value) },
  };
}

/**
 * Reads every source and stores what is new and credible, in one transaction; every process hears of it. What is refused,
 * and a source that fails after its tries, is a line in the log and changes nothing. Rejects only when the database fails.
 */
export async function updateIndicators(services: IndicatorServices): Promise<void> {
  const { database, clock, sources, log } = services;
  const today = dayAt(clock(), publicationZone);
  const answers = await Promise.all(sources.map((source) => readSource(source, today, services)));
  const judged = await database.transaction(async (transaction) => {
    await lockIndicators(transaction);
    const stored = await readIndicators(transaction);
    const judgements = answers.map((answer) => {
      const { indicator } = answer;
      return { answer, judgement: judgeValues(answer.values, { indicator, stored: stored[indicator], today }) };
    });
    const values = judgements.flatMap(({ answer: { indicator, host }, judgement }) =>
      judgement.accepted.map(({ date, value }): IndicatorValue => ({ indicator, date, value, source: `${host}, ${today}` })),
    );
    await writeIndicatorValues(transaction, values);
    return judgements;
  });
  for (const { answer, judgement } of judged) {
    const { indicator, host } = answer;
    const refused = judgement.refused.map((value) => lineOf(answer, value));
    warnOfEach(refused, 'a value of an indicator is refused', log);
    const { accepted, unchanged } = judgement;
    if (answer.values.length > 0) log.info({ indicator, host, stored: accepted.length, unchanged }, 'indicator read');
  }
}

/** True when some indicator that has a source is not stored up to tomorrow. */
export async function areIndicatorsDue({ database, clock, sources }: IndicatorServices): Promise<boolean> {
  const stored = await readIndicators(database);
  const today = dayAt(clock(), publicationZone);
  return sources.some(({ indicator }) => isDue(indicator, stored[indicator], today));
}
