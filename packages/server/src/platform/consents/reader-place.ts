import { inLanguage, type Edition, type EditionId, type Language } from '@cotejo/core/editions';
import type { Database } from '../database/connect.ts';
import type { ServiceKeys } from '../service-keys-store.ts';
import { consentPath } from './consent-link.ts';
import { findReadLanguage } from './consent-store.ts';

/** What mails about a request lead by. */
export interface ReaderServices {
  readonly database: Database;
  readonly keys: ServiceKeys;
  /** Origin of an edition's site. */
  readonly siteUrlOf: (edition: EditionId) => string;
}

/** How the person of a request reads, and where mails about it lead. */
export interface ReaderPlace {
  readonly language: Language;
  /** The address of a page of the site by its own path, in their language. */
  readonly urlOf: (path: string) => string;
  /** The signed page where they take back what they allowed. */
  readonly consentsUrl: string;
}

/** The language of a request's person, and the addresses that mails about it lead to. */
export async function readerPlace(
  { database, keys, siteUrlOf }: ReaderServices,
  { leadId, edition }: { readonly leadId: string; readonly edition: Edition },
): Promise<ReaderPlace> {
  const language = await findReadLanguage(database, leadId, edition);
  const urlOf = (path: string): string => siteUrlOf(edition.id) + inLanguage(path, language);
  const consentsUrl = urlOf(consentPath(await keys.get('consents'), { edition: edition.id, leadId }));
  return { language, urlOf, consentsUrl };
}
