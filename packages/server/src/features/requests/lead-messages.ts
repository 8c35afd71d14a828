import { dayAt } from '@cotejo/core/dates';
import { defaultLanguage, type Edition } from '@cotejo/core/editions';
import { eventOf } from '@cotejo/core/notification-events';
import { channelNames, contactTimeNames } from '../../platform/contact-names.ts';
import type { MailContent, WrittenMessage } from '../../platform/messages/written-message.ts';
import { momentText, shortHours, type ContactWish } from './contact-wish.ts';
import { aboutOf, dayText, summaryRows, type LeadForMessage } from './lead-summary.ts';
import { assignedContent, visitorContent, visitorText } from './visitor-message.ts';

/** One press from the notice to the person, by the way that they chose. */
function reachAction({ contactChannel, phone, email }: LeadForMessage['lead']): NonNullable<MailContent['action']> {
  const digits = phone.replaceAll(/\D/g, '');
  if (contactChannel === 'email') return { label: 'Escribir un correo', url: `mailto:${encodeURIComponent(email)}` };
  if (contactChannel === 'whatsapp') return { label: 'Escribir por WhatsApp', url: `https://wa.me/${digits}` };
  return { label: 'Llamar ahora', url: `tel:+${digits}` };
}

/** Who asks, what they wrote and for what. */
function requestRows(data: LeadForMessage, edition: Edition): MailContent['rows'] {
  const { lead } = data;
  return [
    ['Nombre', lead.firstName],
    ['Teléfono', lead.phone],
    ['Email', lead.email],
    ...(lead.message ? [['Mensaje', lead.message] as const] : []),
    ...summaryRows(data, edition, defaultLanguage),
  ];
}

/** What they asked for again since, below the day on which they did. */
function repetitionRows({ receivedAt, rows }: LeadForMessage['repetitions'][number], edition: Edition): MailContent['rows'] {
  const day = dayAt(receivedAt.getTime(), edition.timeZone ?? 'UTC');
  return [['Otra solicitud suya', `del ${dayText(day, edition)}`], ...rows];
}

/** The same with what they said of themselves: all that whoever answers them needs. */
function workRows(data: LeadForMessage, edition: Edition): MailContent['rows'] {
  return [
    ...requestRows(data, edition),
    ...data.told,
    ...data.repetitions.flatMap((repetition) => repetitionRows(repetition, edition)),
  ];
}

/** ', en la tarde (de 15:00 a 20:00)'. */
function partText({ time, hours }: ContactWish): string {
  if (time === 'any') return '';
  const told = hours === null ? null : shortHours(hours);
  return `, ${contactTimeNames[time]}${told === null ? '' : ` (de ${told.from} a ${told.to})`}`;
}

/** 'Prefiere que la contactes por teléfono, en la tarde (de 15:00 a 20:00). Contáctala a partir del lunes 23 de noviembre a las 15:00.' */
function wishText({ lead, contact }: LeadForMessage): string {
  const wish = `Prefiere que la contactes por ${channelNames[lead.contactChannel] ?? 'teléfono'}${partText(contact)}.`;
  if (contact.from === null) return wish;
  const { day, time } = momentText(contact.from, contact, defaultLanguage);
  return `${wish} Contáctala a partir del ${day} a las ${time}.`;
}

const onlyByTheirWay = 'Contacta sólo por el medio que la persona eligió.';

/** Whom a request was taken back from is told so, with all that tells them which it was. */
function takenBackContent(data: LeadForMessage, edition: Edition): MailContent {
  const preview = 'Retiró su solicitud y pidió que no la contacten: no la llames ni le escribas.';
  return {
    subject: `Solicitud retirada: ${aboutOf(data)}`,
    preview,
    heading: 'La persona retiró su solicitud',
    paragraphs: [preview],
    rows: requestRows(data, edition),
    closing: ['Si había una reunión, ya está cancelada. Si cambia de opinión, pedirá de nuevo.'],
  };
}

function executiveContent(data: LeadForMessage, edition: Edition): MailContent {
  if (data.isTakenBack) return takenBackContent(data, edition);
  const { lead, workUrl } = data;
  const isAgain = lead.firstLeadId !== null;
  const subject = `${isAgain ? 'Otra solicitud de la misma persona' : 'Nueva solicitud'}: ${aboutOf(data)}`;
  const opening = isAgain
    ? 'Una persona cuya solicitud ya tienes volvió a escribir. No se cobra otra vez.'
    : 'Tienes una solicitud nueva.';
  const wish = wishText(data);
  return {
    subject,
    preview: wish,
    heading: isAgain ? 'Otra solicitud de la misma persona' : 'Nueva solicitud',
    paragraphs: [`${opening} ${wish}`],
    rows: workRows(data, edition),
    action: reachAction(lead),
    closing: [onlyByTheirWay],
    closingLinks:
      workUrl === null
        ? []
        : [{ label: isAgain ? 'Anota qué pasó con su primera solicitud' : 'Anota qué pasó con esta solicitud', url: workUrl }],
  };
}

/** The line on an executive's telephone, by WhatsApp or push: it names nobody, for the mail has all of it. */
function executiveText(data: LeadForMessage, edition: Edition): string {
  const about = aboutOf(data);
  const told = `${edition.brand.name}: una persona retiró su solicitud de ${about} y pidió que no la contacten.`;
  if (data.isTakenBack) return `${told} Los datos están en tu correo.`;
  const what = data.lead.firstLeadId === null ? 'tienes una solicitud nueva' : 'te escribió otra vez una persona que ya tienes';
  return `${edition.brand.name}: ${what}, sobre ${about}. Los datos están en tu correo.`;
}

/** What the office is told of a request that nobody could be given. */
function officeContent(data: LeadForMessage, edition: Edition): MailContent {
  if (data.isTakenBack) return takenBackContent(data, edition);
  const { lead } = data;
  const why = 'Nadie de su línea puede recibirla ahora: por receso, por saldo o porque completó su día.';
  return {
    subject: `Una solicitud espera ejecutivo: ${aboutOf(data)}`,
    preview: why,
    heading: 'Una solicitud espera ejecutivo',
    paragraphs: [`${why} ${wishText(data)}`],
    rows: workRows(data, edition),
    action: reachAction(lead),
    closing: [onlyByTheirWay],
  };
}

export type LeadEvent =
  | 'visitor-confirmation'
  | 'visitor-confirmation-sms'
  | 'visitor-confirmation-whatsapp'
  | 'executive-assigned'
  | 'executive-notice'
  | 'executive-notice-whatsapp'
  | 'executive-notice-push'
  | 'request-waiting';

/**
 * Writes a message about a request: to its person in the language that they read, to others in Spanish. Null when there is nobody
 * to write to, or nothing left to say: a notice to or about an executive of a request that waits, the office's of one that waits no
 * more. Who took the request back is written to no more, and whoever had it is told that.
 */
export function writeLeadMessage(event: LeadEvent, data: LeadForMessage, edition: Edition): WrittenMessage | null {
  const { email, phone } = data.lead;
  const { language } = data;
  if (data.isTakenBack && eventOf(event).to === 'visitor') return null;
  switch (event) {
    case 'visitor-confirmation':
      return { channel: 'mail', email, replyTo: data.executive?.email, language, content: visitorContent(data, edition) };
    case 'visitor-confirmation-sms':
      return { channel: 'sms', email, phone, language, text: visitorText(data, edition) };
    case 'visitor-confirmation-whatsapp':
      return { channel: 'whatsapp', email, phone, language, text: visitorText(data, edition) };
    case 'executive-assigned':
      return (
        data.executive && {
          channel: 'mail',
          email,
          replyTo: data.executive.email,
          language,
          content: assignedContent(data, data.executive, edition),
        }
      );
    case 'executive-notice':
      return (
        data.executive && {
          channel: 'mail',
          email: data.executive.email,
          replyTo: email,
          content: executiveContent(data, edition),
        }
      );
    case 'executive-notice-whatsapp': {
      const { executive } = data;
      const text = executiveText(data, edition);
      return executive && { channel: 'whatsapp', email: executive.email, phone: executive.phone, text };
    }
    case 'executive-notice-push': {
      const { executive } = data;
      return executive && { channel: 'push', executiveId: executive.id, text: executiveText(data, edition) };
    }
    case 'request-waiting': {
      const isWaiting = data.executive === null;
      return isWaiting
        ? { channel: 'mail', email: edition.brand.supportEmail, replyTo: email, content: officeContent(data, edition) }
        : null;
    }
  }
}
