import { dateInSpanish, plainDate } from '@cotejo/core/dates';
import type { Edition } from '@cotejo/core/editions';
import { formatMoney } from '@cotejo/core/money-format';
import { currencies, moneyOf, periods, type Period } from '@cotejo/core/money';
import { escapeHtml } from '../../platform/html-text.ts';
import type { Message } from '../../platform/mail/mailer.ts';
import type { LeadMessageKind } from './lead-services.ts';
import type { findLeadForMessage } from './lead-store.ts';

type LeadForMessage = NonNullable<Awaited<ReturnType<typeof findLeadForMessage>>> & { readonly consentUrl: string };

const channelNames: Readonly<Record<string, string>> = { whatsapp: 'WhatsApp', telefono: 'llamada', email: 'correo' };

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

interface Words {
  readonly to: string;
  readonly subject: string;
  readonly opening: string;
  readonly rows: [string, string][];
  readonly closing: string;
}

function visitorWords(data: LeadForMessage, edition: Edition): Words {
  const answer = data.executive
    ? `${data.executive.firstNames} te contactará por ${channelNames[data.lead.contactChannel] ?? 'teléfono'}.`
    : 'Un ejecutivo te contactará en cuanto haya uno disponible.';
  return {
    to: data.lead.email,
    subject: `Recibimos tu solicitud: ${data.quote.productDisplayName}`,
    opening: `Hola, ${data.lead.firstName}. Recibimos tu solicitud. ${answer}`,
    rows: summaryRows(data, edition),
    closing: `Usamos tus datos sólo para responder esta solicitud. Si no quieres que te contactemos, escríbenos a ${edition.brand.supportEmail}. Mira o retira lo que aceptaste: ${data.consentUrl}`,
  };
}

function executiveWords(data: LeadForMessage, edition: Edition): Words | null {
  if (!data.executive) return null;
  const { lead } = data;
  const isAgain = lead.firstLeadId !== null;
  const opening = isAgain
    ? 'Una persona cuya solicitud ya tienes volvió a escribir. No se cobra otra vez. Prefiere'
    : 'Tienes una solicitud nueva. La persona prefiere';
  return {
    to: data.executive.email,
    subject: `${isAgain ? 'Otra solicitud de la misma persona' : 'Nueva solicitud'}: ${data.quote.productDisplayName}`,
    opening: `${opening} que la contactes por ${channelNames[lead.contactChannel] ?? 'teléfono'}.`,
    rows: [
      ['Nombre', lead.firstName],
      ['Teléfono', lead.phone],
      ['Email', lead.email],
      ...(lead.message ? [['Mensaje', lead.message] satisfies [string, string]] : []),
      ...summaryRows(data, edition).filter(([label]) => label !== 'Tu ejecutivo'),
    ],
    closing: 'Contacta sólo por el medio que la persona eligió.',
  };
}

/**
 * Writes the message of one kind about a request, in the edition's language, with a text and an HTML part.
 * Null when there is nobody to write to: an executive's notice of a request that waits.
 */
export function writeLeadMessage(kind: LeadMessageKind, data: LeadForMessage, edition: Edition): Message | null {
  const words = kind === 'visitor-confirmation' ? visitorWords(data, edition) : executiveWords(data, edition);
  if (!words) return null;
  const rows = words.rows.map(
    ([label, value]) => `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const host = edition.brand.supportEmail.split('@')[1] ?? 'localhost';
  return {
    id: `${data.lead.id}.${kind}@${host}`,
    to: words.to,
    subject: words.subject,
    text: [
      words.opening,
      '',
      ...words.rows.map(([label, value]) => `${label}: ${value}`),
      '',
      words.closing,
      '',
      edition.brand.name,
    ].join('\n'),
    html: `<!doctype html><html lang="${edition.language}"><body><p>${escapeHtml(words.opening)}</p><table cellpadding="6">${rows.join('')}</table><p>${escapeHtml(words.closing)}</p><p>${escapeHtml(edition.brand.name)}</p></body></html>`,
  };
}
