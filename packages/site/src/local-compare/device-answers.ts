import type { CallFailure } from '@cotejo/contract/client';
import type { CompareAnswer, CompareInput } from '@cotejo/contract/compare';
import type { ApiFailure } from '@cotejo/contract/errors';
import { problemOf } from '@cotejo/contract/problem-of';
import type { ProfileInput } from '@cotejo/contract/profile';
import type { QuotedPrice } from '@cotejo/contract/quote';
import { readCompareBody } from '@cotejo/contract/read-compare-body';
import { readProfile } from '@cotejo/contract/read-profile';
import type { Comparator } from '@cotejo/core/catalogue';
import type { Result } from '@cotejo/core/result';
import type { CatalogueKeeper } from './catalogue-keeper.ts';
import type { AskOutcome, WorkerPort } from './worker-port.ts';

/** An answer as a call would give it; null: this device cannot answer, and the server is to be asked. */
export type DeviceAnswer<Value> = Promise<Result<Value, CallFailure> | null>;

export interface CompareWish {
  readonly productKind: Comparator['productKind'];
  /** As it would be sent: one that the server refuses has no answer here. */
  readonly input: CompareInput;
  readonly signal: AbortSignal | undefined;
}

export interface PriceWish {
  readonly id: string;
  readonly profile: ProfileInput;
  readonly productType: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Answers to the calls of a comparator from the catalogue on this device. */
export interface DeviceAnswers {
  readonly compare: (wish: CompareWish) => DeviceAnswer<CompareAnswer>;
  /** Of a product of the comparator that was wanted last. */
  readonly price: (wish: PriceWish) => DeviceAnswer<QuotedPrice>;
}

/** Milliseconds until a worker that does not answer counts as stuck: an answer takes a few. */
const answerPatience = 1500;

/** Stands where the problem of a call has the number of its request: there was none. */
const noRequest = 'local';

/** Answers compare and price calls in the worker while it holds the catalogue they are about. */
export function createDeviceAnswers(keeper: CatalogueKeeper, port: WorkerPort): DeviceAnswers {
  /** A worker that broke, or threw, is not asked again. */
  function toCall<Value>(outcome: AskOutcome, result: Result<Value, ApiFailure> | null): Result<Value, CallFailure> | null {
    if (outcome.kind === 'aborted') return { ok: false, error: { kind: 'aborted' } };
    if (outcome.kind === 'lost' || outcome.kind === 'failed') keeper.giveUp();
    if (result === null || result.ok) return result;
    return { ok: false, error: { kind: 'problem', problem: problemOf(result.error, noRequest), retryAfterSeconds: null } };
  }

  return {
    compare: async ({ productKind, input, signal }) => {
      const body = readCompareBody(input);
      if (body === null) return null;
      const { comparator } = body;
      if (!(await keeper.isOfToday(comparator))) return null;
      const outcome = await port.ask({ kind: 'compare', comparator, body, productKind }, { signal, patience: answerPatience });
      return toCall(outcome, outcome.kind === 'compared' ? outcome.result : null);
    },
    price: async ({ signal, profile: given, ...asked }) => {
      const [comparator, profile] = [keeper.wanted(), readProfile(given)];
      if (comparator === null || profile === null || !(await keeper.isOfToday(comparator))) return null;
      const outcome = await port.ask({ kind: 'price', comparator, profile, ...asked }, { signal, patience: answerPatience });
      const result = outcome.kind === 'priced' ? outcome.result : null;
      // A product of another comparator is unknown here, and the server may know it.
      if (result?.ok === false && result.error.kind === 'not-found') return null;
      return toCall(outcome, result);
    },
  };
}
