import { describe, expect, it } from 'vitest';
import { nextBar, type BarPosition } from './bar-state.ts';

const barHeight = 56;

/** States of the bar after each place that the page is scrolled to. */
function through(places: readonly number[], isInUse = false): string[] {
  let position: BarPosition = { state: 'shown', turnedAt: 0 };
  return places.map((to) => {
    position = nextBar(position, { to, barHeight, isInUse });
    return position.state;
  });
}

describe('nextBar', () => {
  it('A2.1-15 hides the bar on the way down, once the page has left its height', () => {
    expect(through([20, 56, 60, 300, 500])).toEqual(['shown', 'shown', 'shown', 'hidden', 'hidden']);
  });

  it('A2.1-16 shows it on the way up, and at the top', () => {
    expect(through([300, 500, 480])).toEqual(['hidden', 'hidden', 'shown']);
    expect(through([300, 500, 40])).toEqual(['hidden', 'hidden', 'shown']);
  });

  it('is not moved by a thumb that trembles, but by small steps that add up', () => {
    expect(through([300, 297, 299, 296])).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
    expect(through([300, 297, 294, 291])).toEqual(['hidden', 'hidden', 'hidden', 'shown']);
  });

  it('stays while it is used', () => {
    expect(through([300, 900], true)).toEqual(['shown', 'shown']);
  });
});
