import { describe, expect, it } from 'vitest';
import { loadBudget } from './load-budget.ts';

const mebibyte = 1024 * 1024;

describe('loadBudget', () => {
  it.each([
    ['saveData', { saveData: true, effectiveType: '4g', type: 'wifi' }],
    ['slow-2g', { effectiveType: 'slow-2g' }],
    ['2g', { effectiveType: '2g' }],
    ['3g', { effectiveType: '3g', saveData: false }],
    ['a mobile network, however fast', { effectiveType: '4g', type: 'cellular' }],
    ['a telephone by Bluetooth', { effectiveType: '4g', type: 'bluetooth' }],
    ['no network', { effectiveType: '4g', type: 'none' }],
  ])('is nothing for %s', (_, connection) => expect(loadBudget(connection, false)).toBe(0));

  it('is nothing for who prefers reduced data, whatever the connection', () => {
    expect(loadBudget({ effectiveType: '4g', type: 'wifi' }, true)).toBe(0);
    expect(loadBudget(undefined, true)).toBe(0);
  });

  it.each([
    ['a fast one', { effectiveType: '4g', saveData: false }],
    ['a cable', { effectiveType: '4g', type: 'ethernet' }],
    ['one that tells nothing bad', {}],
  ])('is a mebibyte for %s', (_, connection) => expect(loadBudget(connection, false)).toBe(mebibyte));

  it('is less where the browser does not tell its connection', () => expect(loadBudget(undefined, false)).toBe(mebibyte / 4));
});
