import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

describe('acceptedEncoding', () => {
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
    expect(acceptedEncoding(header)).toBe(expected);
  });
});
