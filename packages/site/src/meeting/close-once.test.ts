import { expect, it } from 'vitest';
import { closeOnce } from './close-once.ts';
import { ownEntryOver } from './own-entry.ts';

const below = { key: 'answer', idx: 3 };

/** The entries of a tab, in which a step is asked for now and taken later, as browsers do. */
function slowEntries(state: object) {
  const entries = { state, asked: 0, back: () => void (entries.asked += 1) };
  return entries;
}

it('a box that is closed twice before the step back is taken goes back once, and once more when it was opened again', () => {
  const entries = slowEntries(ownEntryOver(below));
  const { close, arrived } = closeOnce(entries, () => undefined);
  close();
  close();
  expect(entries.asked).toBe(1);
  entries.state = below;
  arrived();
  entries.state = ownEntryOver(below);
  close();
  expect(entries.asked).toBe(2);
});

it('a box that is closed over an entry that is not its own is closed without leaving that', () => {
  const entries = slowEntries(below);
  let closed = 0;
  const { close } = closeOnce(entries, () => void (closed += 1));
  close();
  expect([closed, entries.asked]).toEqual([1, 0]);
});
