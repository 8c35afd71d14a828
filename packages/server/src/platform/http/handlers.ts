import type { EndpointAnswer, HandlerInput } from '@cotejo/contract/endpoint';
import type { EndpointName, Endpoints } from '@cotejo/contract/endpoints';
import type { ApiFailure } from '@cotejo/contract/errors';
import type { TokenClaims } from '@cotejo/contract/session';
import type { PlainDate } from '@cotejo/core/dates';
import type { Edition, Language } from '@cotejo/core/editions';
import type { CatalogueView } from '@cotejo/core/partial-snapshot';
import type { Result } from '@cotejo/core/result';
import type { Visitor } from './robot/visitor.ts';

/** Where a call is answered: chosen once, by the request's host. */
export interface CallPlace {
  readonly edition: Edition;
  /** What the partner whose host it is may show of the catalogue; null: all of it. */
  readonly view: CatalogueView | null;
}

/** Where and when a call is answered. */
export interface MomentOfCall extends CallPlace {
  /** Day in the edition's zone. */
  readonly today: PlainDate;
}

/** What every handler is told about the call beside its input. */
export interface RequestContext extends MomentOfCall {
  readonly requestId: string;
  /** That texts are asked for in, one of the edition's; calls without texts of their own pay no heed to it. */
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly visitor: Visitor;
  /** What the token says that the call came with; null: none did, or the call takes none. */
  readonly claims: TokenClaims | null;
}

/**
 * The functions behind a group of endpoints, by endpoint name. Input is already parsed by the contract; an
 * expected failure is answered as a value, and its status is looked up in `problemKinds`.
 */
export type Handlers<Names extends EndpointName> = {
  readonly [Name in Names]: (
    input: HandlerInput<Endpoints[Name]>,
    call: RequestContext,
  ) => Promise<Result<EndpointAnswer<Endpoints[Name]>, ApiFailure>>;
};
