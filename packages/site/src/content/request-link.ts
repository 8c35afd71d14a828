/** A request that is named by a signed link of a message. */
export interface RequestLink {
  readonly leadId: string;
  readonly signature: string;
}

/** The request and signature that an address names; null: it names none. */
export function requestLinkIn(url: string): RequestLink | null {
  const { searchParams } = new URL(url);
  const [leadId, signature] = [searchParams.get('lead') ?? '', searchParams.get('firma') ?? ''];
  return leadId === '' || signature === '' ? null : { leadId, signature };
}

/** The query of an address that names a request, with a mark of what was done there; null: no mark. */
export function requestLinkSearch({ leadId, signature }: RequestLink, mark: string | null): URLSearchParams {
  return new URLSearchParams({ lead: leadId, firma: signature, ...(mark === null ? {} : { [mark]: '1' }) });
}

/** Nobody keeps a page of one person: it is another one after each press. */
export const ofOnePerson = { 'cache-control': 'no-store' } as const;
