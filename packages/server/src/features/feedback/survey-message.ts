import { href } from '@cotejo/contract/paths';
import { editionById, inLanguage, type EditionId, type Language } from '@cotejo/core/editions';
import { leadStatus } from '@cotejo/core/leads';
import { findReadLanguage } from '../../platform/consents/consent-store.ts';
import { withdrawalPath } from '../../platform/consents/consent-link.ts';
import { withdrawalLabelIn } from '../../platform/consents/withdrawal-words.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { MailContent, MessageWriters } from '../../platform/messages/written-message.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { findSurveyedLead, findSurveyedPerson } from './feedback-store.ts';
import { surveySignature } from './survey-signature.ts';
import { surveyWordsIn } from './survey-words.ts';

export interface SurveyWriterServices {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  readonly keys: ServiceKeys;
  /** Origin of an edition's site. */
  readonly siteUrlOf: (edition: EditionId) => string;
}

/** Requests that nobody is asked about: there was no person, or no answer, behind them. */
const unasked: readonly number[] = [leadStatus.unassigned, leadStatus.falseClient, leadStatus.test];

/** Who is asked about what. */
export interface Asked {
  readonly firstName: string;
  readonly executiveNames: string | null;
  readonly productDisplayName: string;
  readonly language: Language;
  /** The signed page where the opinion is given. */
  readonly url: string;
  /** The signed page where the request is taken back. */
  readonly withdrawalUrl: string;
}

/** What the invitation says, in the language that the person reads. */
export function surveyContent({
  firstName,
  executiveNames,
  productDisplayName,
  language,
  url,
  withdrawalUrl,
}: Asked): MailContent {
  const { subject, preview, heading, text, action, closing } = surveyWordsIn(language);
  return {
    subject,
    preview,
    heading: heading(firstName, executiveNames),
    paragraphs: [text(productDisplayName)],
    rows: [],
    action: { label: action, url },
    closing: [closing],
    closingLinks: [{ label: withdrawalLabelIn(language), url: withdrawalUrl }],
  };
}

/** The invitation to say how it went: to who has not said it yet. */
export function surveyWriters({ database, dataKeys, keys, siteUrlOf }: SurveyWriterServices): MessageWriters {
  return {
    'survey-invitation': async ({ id, leadId, edition: name }) => {
      const edition = editionById(name);
      if (leadId === null || !edition.ok) throw new Error(`message ${id} is about no request of ours`);
      const surveyed = { edition: edition.value.id, leadId };
      const lead = await findSurveyedLead(database, surveyed);
      const person = await findSurveyedPerson(database, leadId, dataKeys);
      if (lead === null || person === null || lead.feedbackId !== null || unasked.includes(person.status)) return null;
      const signature = surveySignature(await keys.get('feedback'), surveyed);
      const path = href('feedback', {}, new URLSearchParams({ lead: leadId, firma: signature }));
      const language = await findReadLanguage(database, leadId, edition.value);
      const url = siteUrlOf(edition.value.id) + inLanguage(path, language);
      const withdrawal = withdrawalPath(await keys.get('consents'), surveyed);
      const withdrawalUrl = siteUrlOf(edition.value.id) + inLanguage(withdrawal, language);
      const content = surveyContent({ ...lead, firstName: person.firstName, language, url, withdrawalUrl });
      return { channel: 'mail', email: person.email, language, content };
    },
  };
}
