import { mayMove } from '../../may-move.ts';

/** Time between the entrances of two results (A9-19). */
export const entranceStep = 80;
/** Results that enter one after the other; all others enter with the last of them (A9-20). */
export const entrancesApart = 10;

const duration = 240;
const hidden = { opacity: 0, transform: 'translateY(0.5rem)' };

/** How long after the first one a result enters, by its position among the new ones, in milliseconds. */
export function entranceDelay(position: number): number {
  return Math.min(position, entrancesApart - 1) * entranceStep;
}

/** Cards that are there already. */
const entered = new WeakSet<Element>();

/** Of what was added to a page, the cards that were never there. */
export function newCards(added: Iterable<Node>): readonly Element[] {
  const cards = [...added].flatMap((node) => {
    if (!(node instanceof Element)) return [];
    return node.matches('article') ? [node] : [...node.querySelectorAll('article')];
  });
  const fresh = cards.filter((card) => !entered.has(card));
  for (const card of fresh) entered.add(card);
  return fresh;
}

/** What a list is come back to with is there already, and does not enter. */
export function leaveStill(list: Element): void {
  newCards([list]);
}

/** Lets results enter one after the other, where motion is welcome (B9-56). */
export function letEnter(results: readonly Element[]): void {
  if (!mayMove()) return;
  results.forEach((result, position) => {
    result.animate([hidden, { opacity: 1, transform: 'none' }], {
      duration,
      delay: entranceDelay(position),
      easing: 'ease-out',
      fill: 'backwards',
    });
  });
}
