import { describe, expect, it } from 'vitest';
import { acceptedCoding } from './accepted-coding.ts';

describe('acceptedCoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP; Q=0.3', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['gzip;q=0, *;q=0', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('%j takes %s', (header, expected) => {
    expect(acceptedCoding(header)).toBe(expected);
  });
});
