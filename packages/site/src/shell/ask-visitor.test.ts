import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askVisitor } from './ask-visitor.ts';

const { showStrips } = vi.hoisted(() => ({
  showStrips: vi.fn<(place: unknown, occasion: unknown) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('./strips.ts', () => ({ showStrips }));

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => kept.get(name) ?? null });
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  showStrips.mockClear();
});

/** The frame's place on the page of an edition, for a visitor from a country; '': the trace told none. */
function placeFor(keys: string, country: string, isMeasured = false): HTMLElement {
  kept.set(`${keys}_COUNTRY`, country);
  const dataset = { abroad: 'PE CO', keys, ...(isMeasured ? { asks: '' } : {}) };
  return { dataset } as unknown as HTMLElement;
}

it('where no country is offered nobody is asked where the visitor is, and measuring is asked all the same', async () => {
  const ask = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', ask);
  const offersNone = (measured: { asks?: '' }) => ({ dataset: { keys: 'F', ...measured } }) as unknown as HTMLElement;
  const place = offersNone({ asks: '' });
  for (const one of [offersNone({}), place]) askVisitor(one);
  await vi.waitFor(() => expect(showStrips).toHaveBeenCalled(), { timeout: 20_000 });
  expect(showStrips.mock.calls).toEqual([[place, { country: null, asksToMeasure: true }]]);
  expect(ask).not.toHaveBeenCalled();
});

it('loads what asks only where there is something to ask: an edition of the country, or measuring', async () => {
  const [abroad, measured] = [placeFor('C', 'CO'), placeFor('D', '', true)];
  for (const place of [placeFor('A', ''), placeFor('B', 'CL'), placeFor('E', 'E C'), abroad, measured]) askVisitor(place);
  await vi.waitFor(() => expect(showStrips).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  expect(showStrips.mock.calls).toEqual([
    [abroad, { country: 'CO', asksToMeasure: false }],
    [measured, { country: '', asksToMeasure: true }],
  ]);
});
