import { createHmac, randomInt } from 'node:crypto';
import { robotChallengeSchema, robotSolutionSchema, type RobotChallenge } from '@cotejo/contract/robot';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { UsedSolutions } from './used-solutions.ts';

/**
 * Work of a challenge: on average 30 derivations of 5,000 rounds, 55 at most. A browser needs 0.1 s on a desktop and below a
 * second on a slow phone (docs/decisions/0171); one derivation is made here for each challenge, none for a solution.
 */
const rounds = 5000;
const fewest = 5;
const most = 55;
const challengeMilliseconds = 10 * 60_000;

export interface RobotCheck {
  /** A challenge for visitors of that network, good for ten minutes. */
  readonly challenge: (network: string) => Promise<RobotChallenge>;
  /** True when the text is a solution, handed in for the first time, of a challenge given to that network. */
  readonly accepts: (text: string, network: string) => Promise<boolean>;
}

export interface RobotCheckServices {
  readonly key: () => Promise<Buffer>;
  readonly used: UsedSolutions;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}

/** Challenges that are signed and not stored, and what answers them. */
export function createRobotCheck({ key, used, clock }: RobotCheckServices): RobotCheck {
  const secretsOf = async () => {
    const secret = (await key()).toString('hex');
    return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `solution ${secret}` };
  };
  /** The network as a word that tells nothing of it. */
  const wordOf = async (network: string) =>
    createHmac('sha256', await key())
      .update(`network ${network}`)
      .digest('base64url')
      .slice(0, 22);
  return {
    challenge: async (network) => {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost: rounds,
        counter: randomInt(fewest, most + 1),
        data: { network: await wordOf(network), expiresAt: clock() + challengeMilliseconds },
        ...(await secretsOf()),
      });
      const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data } = parameters;
      return robotChallengeSchema.parse({
        parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data },
        signature,
      });
    },
    accepts: async (text, network) => {
      const parsed = robotSolutionSchema.safeParse(parsedText(text));
      if (!parsed.success) return false;
      const { challenge, solution } = parsed.data;
      const { data } = challenge.parameters;
      const left = data.expiresAt - clock();
      if (left <= 0 || data.network !== (await wordOf(network))) return false;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secretsOf()) });
      return verified && (await used.take(challenge.signature, left));
    },
  };
}
