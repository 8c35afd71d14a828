import { z } from 'zod';

const hex = z.string().regex(/^[\da-f]{2,128}$/);

/**
 * A small proof of work in the form of ALTCHA: find the counter whose PBKDF2 key, from nonce followed by the counter as
 * 32 bits, begins with `keyPrefix`.
 */
export const robotChallengeSchema = z
  .object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      /** Rounds of a derivation. */
      cost: z.int().min(1).max(1_000_000),
      /** Bytes. */
      keyLength: z.int().min(1).max(64),
      keyPrefix: hex,
      keySignature: z.string().min(1).max(128),
      /** For whom and until when (milliseconds since 1970) it holds. */
      data: z.object({ network: z.string().max(64), expiresAt: z.number() }),
    }),
    signature: z.string().min(1).max(128),
  })
  .meta({ id: 'RobotChallenge' });
export type RobotChallenge = z.output<typeof robotChallengeSchema>;

/** What the header `x-robot-solution` holds: this as JSON, in base64. */
export const robotSolutionSchema = z.object({
  challenge: robotChallengeSchema,
  solution: z.object({ counter: z.int().min(0).max(0xff_ff_ff_ff), derivedKey: hex }),
});
export type RobotSolution = z.output<typeof robotSolutionSchema>;
