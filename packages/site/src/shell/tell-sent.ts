import { pushEvent, readChoice, type MeasuredWindow } from '../analytics/data-layer.ts';
import type { RequestWorth } from '../analytics/measured-events.ts';
import { keep, recall } from './kept-values.ts';

/** Which request of this tab was told last: a page that is loaded again is the answer of the same one. */
export const toldKey = 'requestTold';

/** A window, as far as something is told and kept in it. */
export type TellingWindow = MeasuredWindow & Pick<Window, 'localStorage' | 'sessionStorage'>;

/** Tells what a request that was posted without script is worth (B7-46, B7-47), once, to those alone who let visits be measured. */
export function tellSent({ dataset }: Pick<HTMLElement, 'dataset'>, host: TellingWindow): void {
  const { sentLead = '', worthLine = '', worthValue, worthCurrency } = dataset;
  if (recall(() => host.sessionStorage, toldKey) === sentLead) return;
  // Also where nothing is told: a leave that is given later tells of nothing before.
  keep(() => host.sessionStorage, toldKey, sentLead);
  const worth = worthValue && worthCurrency ? { value: Number(worthValue), currency: worthCurrency } : {};
  const event: RequestWorth = { event: 'requestInfoLandings', lob: worthLine, ...worth };
  pushEvent(
    host,
    event,
    readChoice(() => host.localStorage),
  );
}
