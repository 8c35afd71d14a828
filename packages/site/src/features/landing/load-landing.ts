import type { LandingRecord } from '@cotejo/contract/content-backend';
import type { LoaderFunctionArgs } from 'react-router';
import { isUnknown } from '../../content/answered.ts';
import { serverContext } from '../../server-context.ts';

export type Landing = LandingRecord['attributes'];

/**
 * The landing of an address, as the content backend has it. Null when it cannot be had now: that is logged and no more
 * (C8-17, C8-18). Throws 404 where there is none.
 */
export async function loadLanding(context: LoaderFunctionArgs['context'], url: string): Promise<Landing | null> {
  const { api, warn } = context.get(serverContext);
  const answer = await api.getLanding({ params: { url } });
  const landing = answer.ok ? (answer.value.data.at(-1)?.attributes ?? null) : null;
  if (landing !== null) return landing;
  if (answer.ok || isUnknown(answer.error)) throw new Response(null, { status: 404 });
  warn(`No se pudo traer la página de entrada ${url}: ${answer.error.kind}`);
  return null;
}
