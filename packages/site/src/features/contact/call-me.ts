import type { BusinessLineAnswer } from '@cotejo/contract/contact';
import type { LeadAnswer } from '@cotejo/contract/lead';
import type { RequestWorth } from '../../analytics/measured-events.ts';
import { worthOf } from '../../analytics/request-worth.ts';
import type { SiteContext } from '../../page-context.ts';
import { consentTextFromForm } from '../../request/consent-words.ts';
import { originInCookies } from '../../request/request-origin.ts';
import { signsFromForm } from '../../request/signs-of-form.ts';
import { submitContact } from '../../request/submit-contact.ts';
import { postedValues, type RequestOutcome } from '../../request/submit-request.ts';
import type { ServerContext } from '../../server-context.ts';

/** Where the form stands on its page, and what its title is called by. */
export const callMePlace = 'te-llamamos';

/** Under which the form posts the business line. */
export const lineName = 'linea';

/** What became of the form, with the line that it was about. */
export type CallMeOutcome =
  | { readonly kind: 'sent'; readonly answer: LeadAnswer; readonly worth: RequestWorth }
  | (Exclude<RequestOutcome, { kind: 'sent' }> & { readonly line: string });

async function linesOfContact(api: ServerContext['api']): Promise<readonly BusinessLineAnswer[] | null> {
  const answer = await api.listBusinessLines({ headers: { 'lead-type': 'contact' } });
  return answer.ok ? answer.value.data : null;
}

/** Business lines of the edition that take requests without a product; null: they cannot be told now. */
export async function contactLines(api: ServerContext['api']): Promise<readonly string[] | null> {
  return (await linesOfContact(api))?.map(({ id }) => id) ?? null;
}

/** The lines to offer with an outcome: where they cannot be told, the one that was asked about, so that nothing typed is lost. */
export function linesWith(lines: readonly string[] | null, outcome: CallMeOutcome | null): readonly string[] {
  if (lines !== null && lines.length > 0) return lines;
  return outcome === null || outcome.kind === 'sent' || outcome.line === '' ? [] : [outcome.line];
}

const statuses = { sent: 200, invalid: 400, refused: 422, failed: 503, doubted: 428 } as const;

/** The status of the page that tells an outcome. */
export function statusOf(outcome: CallMeOutcome): number {
  return outcome.kind === 'failed' && outcome.reason === 'doubted' ? statuses.doubted : statuses[outcome.kind];
}

/** Sends what was posted, about the line that it names, or the first one where it names none of them. */
export async function answerCallMe(
  { api }: Pick<ServerContext, 'api'>,
  { edition, today, now }: Pick<SiteContext, 'edition' | 'today' | 'now'>,
  request: Request,
): Promise<CallMeOutcome> {
  const form = await request.formData();
  const values = postedValues(form, edition);
  const asked = form.get(lineName);
  const lines = (await linesOfContact(api)) ?? [];
  const line = (lines.find(({ id }) => id === asked) ?? lines[0])?.id;
  if (line === undefined) return { kind: 'failed', reason: 'server', values, line: typeof asked === 'string' ? asked : '' };
  const outcome = await submitContact(api, {
    values,
    line,
    today,
    consentText: consentTextFromForm(form),
    origin: originInCookies(request.headers.get('cookie') ?? '', new Date(now())),
    signs: signsFromForm(form),
  });
  if (outcome.kind !== 'sent') return { ...outcome, line };
  return { ...outcome, worth: worthOf(lines, { businessLine: line, country: edition.country }) };
}
