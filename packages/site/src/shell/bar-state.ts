type BarState = 'shown' | 'hidden';

/** Where the bar is, and the place from which the way to its next change is counted. */
export interface BarPosition {
  readonly state: BarState;
  /** Pixels from the top of the page. */
  readonly turnedAt: number;
}

interface Scrolled {
  /** Pixels from the top of the page now. */
  readonly to: number;
  readonly barHeight: number;
  /** One of its panels is open, or the screen is wide. */
  readonly isInUse: boolean;
}

/** Pixels that a thumb moves without meaning to. */
const tremble = 8;

/** The bar after a scroll (A2.1-15, A2.1-16): hidden on the way down, shown on the way up, at the top and while it is used. */
export function nextBar({ state, turnedAt }: BarPosition, { to, barHeight, isInUse }: Scrolled): BarPosition {
  if (isInUse || to <= barHeight) return { state: 'shown', turnedAt: to };
  const isBack = state === 'shown' ? to < turnedAt : to > turnedAt;
  if (isBack) return { state, turnedAt: to };
  if (Math.abs(to - turnedAt) < tremble) return { state, turnedAt };
  return { state: state === 'shown' ? 'hidden' : 'shown', turnedAt: to };
}
