import { href } from '@cotejo/contract/paths';
import { editionById, type EditionId } from '@cotejo/core/editions';
import { leadStatus } from '@cotejo/core/leads';
import type { Database } from '../../platform/database/connect.ts';
import type { MailContent, MessageWriters } from '../../platform/messages/written-message.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { findSurveyedLead, findSurveyedPerson } from './feedback-store.ts';
import { surveySignature } from './survey-signature.ts';

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
  /** The signed page where the opinion is given. */
  readonly url: string;
}

/** What the invitation says. */
export function surveyContent({ firstName, executiveNames, productDisplayName, url }: Asked): MailContent {
  return {
    subject: '¿Cómo te fue con tu solicitud?',
    preview: 'Una nota del 1 al 10 y, si quieres, un comentario. Toma un minuto.',
    heading: `${firstName}, ¿cómo te atendió ${executiveNames ?? 'nuestro equipo'}?`,
    paragraphs: [
      `Hace unos días pediste información sobre ${productDisplayName}. Tu nota nos dice qué mejorar: una del 1 al 10 y, si quieres, un comentario.`,
    ],
    rows: [],
    action: { label: 'Dar mi nota', url },
    closing: ['Te lo preguntamos una sola vez.'],
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
      const url = siteUrlOf(edition.value.id) + path;
      return { channel: 'mail', email: person.email, content: surveyContent({ ...lead, firstName: person.firstName, url }) };
    },
  };
}
