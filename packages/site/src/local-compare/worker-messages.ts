import type { CompareAnswer, CompareBody } from '@cotejo/contract/compare';
import type { ApiFailure } from '@cotejo/contract/errors';
import type { Profile } from '@cotejo/contract/profile';
import type { QuotedPrice } from '@cotejo/contract/quote';
import type { Comparator } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import type { Result } from '@cotejo/core/result';
import type { DayFigures } from './local-ground.ts';

/** What the worker is asked. It only computes: it loads nothing and sends nothing. */
export type WorkerQuestion =
  /** Keeps a catalogue for a comparator (its path) with the figures told with it, in place of what it had. */
  | {
      readonly kind: 'take';
      readonly comparator: string;
      readonly edition: Edition;
      readonly version: string;
      readonly figures: DayFigures;
      readonly bytes: ArrayBuffer;
    }
  /** Newer figures for a catalogue that is still the published one. */
  | { readonly kind: 'tell'; readonly comparator: string; readonly version: string; readonly figures: DayFigures }
  | { readonly kind: 'drop'; readonly comparator: string }
  | {
      readonly kind: 'compare';
      readonly comparator: string;
      readonly body: CompareBody;
      readonly productKind: Comparator['productKind'];
    }
  | {
      readonly kind: 'price';
      readonly comparator: string;
      readonly id: string;
      readonly profile: Profile;
      readonly productType: string | undefined;
    };

export type WorkerAnswer =
  /** A catalogue was taken or dropped, or its figures were. */
  | { readonly kind: 'done' }
  /** The bytes are no catalogue of that version. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'compared'; readonly result: Result<CompareAnswer, ApiFailure> }
  | { readonly kind: 'priced'; readonly result: Result<QuotedPrice, ApiFailure> }
  /** There is no such catalogue here. */
  | { readonly kind: 'absent' }
  /** Answering threw. */
  | { readonly kind: 'failed' };

export interface QuestionMessage {
  readonly id: number;
  readonly question: WorkerQuestion;
}

export interface AnswerMessage {
  readonly id: number;
  readonly answer: WorkerAnswer;
}
