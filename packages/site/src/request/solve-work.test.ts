import { createHash } from 'node:crypto';
import { beginsWithZeros, readWork, workAttempt, workParts, writeWork } from '@cotejo/contract/request-work';
import { expect, it } from 'vitest';
import { solveWork } from './solve-work.ts';

const challengeOf = (bits: number) => `1763652600000.${bits}.${'a'.repeat(22)}.${'b'.repeat(43)}`;

it('finds a count for every part, by the digests that a server takes', async () => {
  const challenge = challengeOf(7);
  const work = readWork((await solveWork(challenge)) ?? '');
  expect(work).toMatchObject({ challenge });
  expect(work?.counts).toHaveLength(workParts);
  const digests = work?.counts.map((count, part) =>
    createHash('sha256')
      .update(workAttempt(challenge, part, count))
      .digest(),
  );
  expect(digests?.every((digest) => beginsWithZeros(digest, 7))).toBe(true);
});

it.each(['', 'nada', '1.2.3.4', `${challengeOf(11)}x`])('%j is no challenge', async (text) => {
  expect(await solveWork(text)).toBeNull();
});

it.each([
  [[0x00, 0x1f], 11, true],
  [[0x00, 0x20], 11, false],
  [[0x01, 0x00], 7, true],
  [[0x01, 0x00], 8, false],
  [[0x00, 0x00], 16, true],
  [[0x00], 11, false],
] as const)('%j begins with %i zero bits: %s', (bytes, bits, does) => {
  expect(beginsWithZeros(Uint8Array.from(bytes), bits)).toBe(does);
});

it('reads what it writes, and nothing of another form or with another number of parts', () => {
  const challenge = challengeOf(11);
  const counts = Array.from({ length: workParts }, (_, part) => part * 977);
  const text = writeWork({ challenge, counts });
  expect(readWork(text)).toEqual({ challenge, counts });
  for (const other of [
    writeWork({ challenge, counts: counts.slice(1) }),
    `${text}.1`,
    `${text}:1`,
    challenge,
    text.replace('.', ''),
  ]) {
    expect(readWork(other)).toBeNull();
  }
});
