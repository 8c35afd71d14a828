import type { MailContent } from '../../../platform/messages/written-message.ts';

/** What somebody asked for again within a day, for whoever answers them. */
export interface ToldRepetition {
  readonly receivedAt: Date;
  readonly rows: MailContent['rows'];
}

/** What somebody said of themselves, and what they asked for again. */
export interface ToldRequest {
  readonly told: MailContent['rows'];
  readonly repetitions: readonly ToldRepetition[];
}

/** Of whom nothing is told. */
export const nothingTold: ToldRequest = { told: [], repetitions: [] };
