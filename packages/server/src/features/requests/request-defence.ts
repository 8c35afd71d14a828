import type { ApiFailure } from '@cotejo/contract/errors';
import type { SuspiciousEnd } from '../../platform/http/metrics.ts';
import type { UsedSolutions } from '../../platform/http/robot/used-solutions.ts';
import type { LeadCall } from './draft-lead.ts';
import { formStamp, stampState, type StampState } from './form-stamp.ts';
import { bitsFor, suspicionsOf } from './suspicion.ts';
import { isWorkDone, readChallenge, workChallenge, type WorkGround } from './work-challenge.ts';

export interface DefenceServices {
  /** The key that stamps and challenges are signed with. */
  readonly key: () => Promise<Buffer>;
  /** Challenges that were confirmed. */
  readonly used: UsedSolutions;
  readonly count: (became: SuspiciousEnd) => void;
  readonly note: (fields: Readonly<Record<string, unknown>>, message: string) => void;
}

/** Tells requests of people from those of programs, without a puzzle for anybody (docs/decisions/0326). */
export interface RequestDefence {
  /** A stamp of the moment, in milliseconds since 1970. Rejects when the key is needed and the database does not answer. */
  readonly stamp: (now: number) => Promise<string>;
  /** The same for a page that is being made and waits for nothing; null while the key is not at hand. */
  readonly stampAtHand: (now: number) => string | null;
  /** Asks a doubted request for work; null: it is taken. */
  readonly judge: (leadCall: LeadCall) => Promise<ApiFailure | null>;
}

/** A person without script looks at the form once more before it is sent again. */
const leastLookMilliseconds = 2_000;

/** What a doubted request brings along. */
interface Brought {
  readonly work: string | undefined;
  readonly confirmation: string | undefined;
}

function broughtBy({ input: { headers }, call }: LeadCall): Brought {
  // Pages compute nothing for their visitors, and only they know that somebody sent a form twice.
  const confirmation = call.visitor.isOwnPage ? headers['x-request-confirmation'] : undefined;
  return { work: headers['x-request-work'], confirmation };
}

/** Judges requests of visitors who are counted; who is not, such as the machine itself, is not doubted either. */
export function createRequestDefence({ key, used, count, note }: DefenceServices): RequestDefence {
  const held: { key: Buffer | null } = { key: null };
  const keyAtHand = async (): Promise<Buffer> => (held.key ??= await key());
  // Pages are made from the start on.
  keyAtHand().catch(() => undefined);

  async function isConfirmed(challenge: string, ground: WorkGround): Promise<boolean> {
    const known = readChallenge(challenge, ground);
    if (known === null || ground.now - known.madeAt < leastLookMilliseconds) return false;
    return used.take(known.signature, known.left);
  }

  async function endOf({ work, confirmation }: Brought, ground: WorkGround): Promise<SuspiciousEnd> {
    if (work !== undefined) return isWorkDone(work, ground) ? 'solved' : 'refused';
    if (confirmation === undefined) return 'asked';
    return (await isConfirmed(confirmation, ground)) ? 'confirmed' : 'refused';
  }

  const stateOf = async (stamp: string | undefined, now: number): Promise<StampState> =>
    stamp === undefined ? 'none' : stampState(stamp, { key: await keyAtHand(), now });

  return {
    stamp: async (now) => formStamp(await keyAtHand(), now),
    stampAtHand: (now) => {
      if (held.key !== null) return formStamp(held.key, now);
      keyAtHand().catch(() => undefined);
      return null;
    },
    judge: async (leadCall) => {
      const { input, call } = leadCall;
      const { visitor, now, edition, requestId } = call;
      const share = visitor.requestShare;
      if (share === null) return null;
      const hasTrap = input.headers['x-form-trap'] !== undefined;
      const suspicions = suspicionsOf({ hasTrap, stamp: await stateOf(input.headers['x-form-stamp'], now), share });
      if (suspicions.length === 0) return null;
      const idempotencyKey = input.headers['idempotency-key'];
      const ground = { key: await keyAtHand(), edition: edition.id, idempotencyKey, now };
      const end = await endOf(broughtBy(leadCall), ground);
      count(end);
      if (end === 'solved' || end === 'confirmed') return null;
      const bits = bitsFor(suspicions, { share });
      note({ edition: edition.id, requestId, suspicions, bits, end }, 'a request was asked for work');
      const detail = 'Resuelve el cálculo y repite la misma llamada, con la misma Idempotency-Key y la cabecera X-Request-Work.';
      return { kind: 'work-needed', detail, work: workChallenge(ground, bits) };
    },
  };
}
