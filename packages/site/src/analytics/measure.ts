import { pushEvent, readChoice } from './data-layer.ts';
import type { MeasuredEvent } from './measured-events.ts';

/** Says what happened, when the visitor lets visits be measured. Call it in effects and handlers: there is no window before. */
export function measure(event: MeasuredEvent): void {
  pushEvent(
    window,
    event,
    readChoice(() => localStorage),
  );
}
