import { dateInSpanish, plainDate } from '@cotejo/core/dates';
import type { Edition } from '@cotejo/core/editions';
import { formatMoney } from '@cotejo/core/money-format';
import { currencies, moneyOf, periods, type Period } from '@cotejo/core/money';
import type { MailContent, WrittenMessage } from '../../platform/messages/written-message.ts';
import type { findLeadForMessage } from './lead-store.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findLeadForMessage>>>;

/** A request with its quote and executive, as far as messages tell of them. */
export interface LeadForMessage {
  readonly lead: Pick<Row['lead'], 'firstName' | 'phone' | 'email' | 'message' | 'contactChannel' | 'firstLeadId'>;
  readonly quote: Pick<
    Row['quote'],
    'productDisplayName' | 'organizationDisplayName' | 'productCode' | 'total' | 'currency' | 'period' | 'ufDate' | 'expires'
  >;
  readonly executive: Pick<NonNullable<Row['executive']>, 'firstNames' | 'lastNames' | 'phone' | 'email'> | null;
  /** Address of the page where the person sees and takes back what they allowed. */
  readonly consentsUrl: string;
}

const channelNames: Readonly<Record<string, string>> = { whatsapp: 'WhatsApp', telefono: 'teléfono', email: 'correo' };

const periodTexts = { once: '', month: ' al mes', year: ' al año' } as const satisfies Record<Period, string>;

function priceText({ quote }: LeadForMessage, edition: Edition): string {
  const currency = currencies.find((candidate) => candidate === quote.currency);
  if (quote.total === null || !currency) return 'a confirmar';
  const period = periods.find((candidate) => candidate === quote.period) ?? 'month';
  return formatMoney(moneyOf(Number(quote.total), currency, period), edition) + periodTexts[period];
}

/** Rows of label and value that both parts of a message show. */
function summaryRows(data: LeadForMessage, edition: Edition): [string, string][] {
  const { quote, executive } = data;
  return [
    ['Producto', [quote.productDisplayName, quote.organizationDisplayName].filter(Boolean).join(', ')],
    ['Código', quote.productCode],
    ['Precio cotizado', priceText(data, edition)],
    ...(quote.ufDate ? [['Valor de la UF', `del ${dateInSpanish(plainDate(quote.ufDate))}`] satisfies [string, string]] : []),
    ...(quote.expires ? [['Vigente hasta', dateInSpanish(plainDate(quote.expires))] satisfies [string, string]] : []),
    ...(executive
      ? [
          ['Tu ejecutivo', `${executive.firstNames} ${executive.lastNames}, ${executive.phone}, ${executive.email}`] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ];
}

/** How the executive gets in touch, and from where: nobody takes a call from a number they do not know. */
function reachedBy(channel: string, { phone, email }: NonNullable<LeadForMessage['executive']>): string {
  if (channel === 'email') return `te escribirá desde ${email}`;
  return channel === 'whatsapp' ? `te escribirá por WhatsApp desde el ${phone}` : `te llamará desde el ${phone}`;
}

/** The lines of a visitor's own mail. */
function visitorContent(data: LeadForMessage, edition: Edition): MailContent {
  const { lead, quote, executive, consentsUrl } = data;
  const next = executive
    ? `${executive.firstNames} ${executive.lastNames} ${reachedBy(lead.contactChannel, executive)}.`
    : 'Un ejecutivo te contactará en cuanto haya uno disponible.';
  return {
    subject: `Recibimos tu solicitud: ${quote.productDisplayName}`,
    preview: next,
    heading: `Hola, ${lead.firstName}. Recibimos tu solicitud.`,
    paragraphs: [next],
    rows: summaryRows(data, edition),
    closing: [
      `Usamos tus datos sólo para responder esta solicitud y para lo que marcaste. Si no quieres que te contactemos, escríbenos a ${edition.brand.supportEmail}.`,
    ],
    closingLink: { label: 'Mira o retira lo que aceptaste', url: consentsUrl },
  };
}

/** Tells a visitor who waited, or whose executive changed, who answers them from now on. */
function assignedContent(
  data: LeadForMessage,
  executive: NonNullable<LeadForMessage['executive']>,
  edition: Edition,
): MailContent {
  const { lead, quote, consentsUrl } = data;
  const next = `Desde ahora te atiende ${executive.firstNames} ${executive.lastNames}, que ${reachedBy(lead.contactChannel, executive)}.`;
  return {
    subject: `Ya tienes ejecutivo: ${quote.productDisplayName}`,
    preview: next,
    heading: `Hola, ${lead.firstName}. Ya tienes ejecutivo.`,
    paragraphs: [next],
    rows: summaryRows(data, edition),
    closing: [
      `Te escribimos por la solicitud que nos enviaste. Si ya no la necesitas, díselo a tu ejecutivo o escríbenos a ${edition.brand.supportEmail}.`,
    ],
    closingLink: { label: 'Mira o retira lo que aceptaste', url: consentsUrl },
  };
}

/** One press from the notice to the person, by the way that they chose. */
function reachAction({ contactChannel, phone, email }: LeadForMessage['lead']): NonNullable<MailContent['action']> {
  const digits = phone.replaceAll(/\D/g, '');
  if (contactChannel === 'email') return { label: 'Escribir un correo', url: `mailto:${encodeURIComponent(email)}` };
  if (contactChannel === 'whatsapp') return { label: 'Escribir por WhatsApp', url: `https://wa.me/${digits}` };
  return { label: 'Llamar ahora', url: `tel:+${digits}` };
}

function executiveContent(data: LeadForMessage, edition: Edition): MailContent {
  const { lead, quote } = data;
  const isAgain = lead.firstLeadId !== null;
  const subject = `${isAgain ? 'Otra solicitud de la misma persona' : 'Nueva solicitud'}: ${quote.productDisplayName}`;
  const opening = isAgain
    ? 'Una persona cuya solicitud ya tienes volvió a escribir. No se cobra otra vez.'
    : 'Tienes una solicitud nueva.';
  const wish = `Prefiere que la contactes por ${channelNames[lead.contactChannel] ?? 'teléfono'}.`;
  return {
    subject,
    preview: wish,
    heading: isAgain ? 'Otra solicitud de la misma persona' : 'Nueva solicitud',
    paragraphs: [`${opening} ${wish}`],
    rows: [
      ['Nombre', lead.firstName],
      ['Teléfono', lead.phone],
      ['Email', lead.email],
      ...(lead.message ? [['Mensaje', lead.message] as const] : []),
      ...summaryRows(data, edition).filter(([label]) => label !== 'Tu ejecutivo'),
    ],
    action: reachAction(lead),
    closing: ['Contacta sólo por el medio que la persona eligió.'],
  };
}

/** The confirmation on a telephone: who will write or call, and from where. */
function visitorText({ lead, quote, executive }: LeadForMessage, edition: Edition): string {
  const opening = `${edition.brand.name}: recibimos tu solicitud de ${quote.productDisplayName}.`;
  if (!executive) return `${opening} Un ejecutivo te contactará en cuanto haya uno disponible.`;
  return `${opening} ${executive.firstNames} ${executive.lastNames} ${reachedBy(lead.contactChannel, executive)}.`;
}

export type LeadEvent =
  | 'visitor-confirmation'
  | 'visitor-confirmation-sms'
  | 'visitor-confirmation-whatsapp'
  | 'executive-assigned'
  | 'executive-notice';

/**
 * Writes a message about a request in the edition's language. Null when there is nobody to write to: a notice to or about an
 * executive of a request that waits.
 */
export function writeLeadMessage(event: LeadEvent, data: LeadForMessage, edition: Edition): WrittenMessage | null {
  const { email, phone } = data.lead;
  switch (event) {
    case 'visitor-confirmation':
      return { channel: 'mail', email, content: visitorContent(data, edition) };
    case 'visitor-confirmation-sms':
      return { channel: 'sms', email, phone, text: visitorText(data, edition) };
    case 'visitor-confirmation-whatsapp':
      return { channel: 'whatsapp', email, phone, text: visitorText(data, edition) };
    case 'executive-assigned':
      return data.executive && { channel: 'mail', email, content: assignedContent(data, data.executive, edition) };
    case 'executive-notice':
      return data.executive && { channel: 'mail', email: data.executive.email, content: executiveContent(data, edition) };
  }
}
