import { openLayer, readChoice } from '../analytics/data-layer.ts';
import { local } from './kept-values.ts';

/** Refuses all measuring on every page before anything else is said, and grants what the visitor has granted. */
export function openMeasuring(): void {
  openLayer(window, readChoice(local));
}
