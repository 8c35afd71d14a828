import type { CallFailure } from '@cotejo/contract/client';
import { isRouteErrorResponse } from 'react-router';

const statusUnavailable = 503;

/** What a loader throws when its page cannot be made now; the error screen says what the specification says of the call (C §8). */
export function unavailablePage({ text }: CallFailure): Response {
  return Response.json({ text: text ?? null }, { status: statusUnavailable });
}

function isTold(thrown: unknown): thrown is { readonly text: string } {
  return typeof thrown === 'object' && thrown !== null && 'text' in thrown && typeof thrown.text === 'string';
}

/** The text of the call that a page failed for; null where there is none. */
export function failureTextOf(error: unknown): string | null {
  return isRouteErrorResponse(error) && isTold(error.data) ? error.data.text : null;
}
