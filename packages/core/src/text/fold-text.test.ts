import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Clínica Dávila', 'clinica davila'],
  ['  ÑUÑOA ', 'nunoa'],
  ['', ''],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
