import { expect, it } from 'vitest';
import { hasFailed } from './submit-phase.tsx';

it('a list that could not be had is not told of as shown', () => {
  expect([{ list: { kind: 'failed' } }, { list: { kind: 'loaded' } }, { list: null }, {}, null, 'x'].map(hasFailed)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
