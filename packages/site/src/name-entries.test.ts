import { describe, expect, it } from 'vitest';
import { nameEntries, type EntryPlace } from './name-entries.ts';

/** A window of which only the history is there. */
function windowAt(state: unknown) {
  const heard = new EventTarget();
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next;
    },
  };
  const place = { history, addEventListener: heard.addEventListener.bind(heard) } as EntryPlace;
  const show = (next: unknown): unknown => {
    history.state = next;
    heard.dispatchEvent(new Event('popstate'));
    return history.state;
  };
  return { place, history, show };
}

describe('entries of the history', () => {
  const names = (): (() => string) => {
    let made = 0;
    return () => `own ${(made += 1)}`;
  };

  it('have a name each, those that the browser made as well', () => {
    const { place, history, show } = windowAt(null);
    nameEntries(place, names());
    expect(history.state).toEqual({ key: 'own 1' });
    expect(show(null)).toEqual({ key: 'own 2' });
    expect(show({ idx: 3, usr: null })).toEqual({ idx: 3, usr: null, key: 'own 3' });
  });

  it('keep the name that they have', () => {
    const { place, history, show } = windowAt({ key: 'known', idx: 0 });
    nameEntries(place, names());
    expect(history.state).toEqual({ key: 'known', idx: 0 });
    expect(show({ key: 'router', idx: 1 })).toEqual({ key: 'router', idx: 1 });
  });
});
