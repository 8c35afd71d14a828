import { endpoints } from '@cotejo/contract/endpoints';
import type { Transport } from '@cotejo/contract/client';
import { robotSolutionSchema, type RobotChallenge } from '@cotejo/contract/robot';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, expect, it, vi } from 'vitest';
import { provePerson } from './prove-person.ts';

const secrets = { hmacSignatureSecret: 'una', hmacKeySignatureSecret: 'otra' };
const serverNow = 1_763_650_800_000;
const challengeMilliseconds = 600_000;

async function newChallenge(): Promise<RobotChallenge> {
  const data = { network: 'red', expiresAt: serverNow + challengeMilliseconds };
  const made = await createChallenge({ algorithm: 'PBKDF2/SHA-256', deriveKey, cost: 50, counter: 7, data, ...secrets });
  return endpoints.getRobotChallenge.responses[200].parse({ data: made }).data;
}

interface HandedIn {
  readonly moment: number;
  readonly solution: string;
}

/** A server that gives the challenge and takes every solution; what was handed in is kept. */
function server(challenge: RobotChallenge, handedIn: HandedIn[]): Transport {
  return async ({ url, headers }) => {
    const { pathname, searchParams } = new URL(url, 'http://site.test');
    if (pathname === endpoints.getRobotChallenge.path) {
      return { status: 200, retryAfter: null, text: JSON.stringify({ data: challenge }) };
    }
    handedIn.push({ moment: Number(searchParams.get('_fh')), solution: headers['x-robot-solution'] ?? '' });
    return { status: 200, retryAfter: null, text: JSON.stringify({ data: { pass: true, expiresAt: '2026-11-20T15:30:00Z' } }) };
  };
}

function refusing(status: number, retryAfter: string | null): Transport {
  const problem = { type: '/problems/x', title: 'x', status, requestId: 'r' };
  return async () => ({ status, retryAfter, text: JSON.stringify(problem) });
}

async function isGood(text: string): Promise<boolean> {
  const { challenge, solution } = robotSolutionSchema.parse(JSON.parse(atob(text)));
  return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified;
}

afterEach(() => vi.unstubAllGlobals());

it('decision 17: does the work that it was given and hands it in with the moment', async () => {
  const handedIn: HandedIn[] = [];
  const outcome = await provePerson(server(await newChallenge(), handedIn), () => serverNow + 1500.7);
  expect(outcome).toEqual({ kind: 'proved' });
  expect(handedIn.map(({ moment }) => moment)).toEqual([serverNow + 1501]);
  expect(await isGood(handedIn[0]?.solution ?? '')).toBe(true);
});

it('without https, where the browser derives no keys, the same work is done by a library', async () => {
  const challenge = await newChallenge();
  const handedIn: HandedIn[] = [];
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues });
  expect(await provePerson(server(challenge, handedIn), () => serverNow)).toEqual({ kind: 'proved' });
  vi.unstubAllGlobals();
  expect(await isGood(handedIn[0]?.solution ?? '')).toBe(true);
});

it('a device whose clock is wrong tells a moment that the server takes', async () => {
  const handedIn: HandedIn[] = [];
  const day = 86_400_000;
  for (const off of [-day, day]) await provePerson(server(await newChallenge(), handedIn), () => serverNow + off);
  const distances = handedIn.map(({ moment }) => Math.abs(moment - serverNow));
  expect(distances).toHaveLength(2);
  expect(Math.max(...distances)).toBeLessThanOrEqual(challengeMilliseconds);
});

it('says how long to wait when proofs are limited, and else only that it failed', async () => {
  const now = () => serverNow;
  expect(await provePerson(refusing(429, '40'), now)).toEqual({ kind: 'busy', seconds: 40 });
  expect(await provePerson(refusing(401, null), now)).toEqual({ kind: 'failed' });
  expect(await provePerson(() => Promise.reject(new Error('no network')), now)).toEqual({ kind: 'failed' });
});
