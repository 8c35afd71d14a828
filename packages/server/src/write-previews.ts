import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { plainDate } from '@cotejo/core/dates';
import { contactSubject } from '@cotejo/core/contact-subjects';
import { editionOf, type Edition } from '@cotejo/core/editions';
import { moneyOf, rateOf } from '@cotejo/core/money';
import { notificationEvents } from '@cotejo/core/notification-events';
import { bestPlanContent } from './features/best-plans/best-plan-message.ts';
import { surveyContent } from './features/feedback/survey-message.ts';
import type { MeetingToWrite, StaffMessageKind, VisitorMessageKind, VisitorOpening } from './features/meetings/meeting-facts.ts';
import { writeExecutiveMail, writeFormerMail, writeVisitorMail } from './features/meetings/meeting-mail.ts';
import { firstPaymentContent } from './features/requests/first-payment-message.ts';
import { writeLeadMessage, type LeadEvent } from './features/requests/lead-messages.ts';
import { aboutOf, type LeadForMessage } from './features/requests/lead-summary.ts';
import { changedContent, goneContent } from './features/price-alerts/price-alert-message.ts';
import { quoteExpiryContent } from './features/requests/quote-expiry-message.ts';
import { writeLowBalance } from './features/requests/low-balance-message.ts';
import { weeklyContent } from './features/weekly-report/weekly-report.ts';
import { mailHtml } from './platform/messages/mail-html.ts';
import { mailText } from './platform/messages/mail-text.ts';
import { undeliveredContent } from './platform/messages/undelivered-notice.ts';
import type { MailContent, WrittenMessage } from './platform/messages/written-message.ts';

/** Somebody who is nobody. */
const example: LeadForMessage = {
  lead: {
    firstName: 'María José Fernández-Echeverría',
    phone: '+56 9 1234 5678',
    email: 'maria.jose@correo.example',
    message: 'Tengo dos hijos y quiero saber si la clínica de mi comuna está en convenio. ¿Me pueden llamar después de las seis?',
    contactChannel: 'telefono',
    firstLeadId: null,
    subject: null,
  },
  contact: {
    time: 'afternoon',
    hours: { from: '15:00', to: '20:00' },
    from: Date.parse('2026-11-20T18:00:00Z'),
    timeZone: 'America/Santiago',
    namesZone: false,
  },
  told: [
    ['Quien contrata', 'mujer, 34 años, renta líquida de $1.850.000 al mes'],
    ['Cargas', 'Hijo/Hija, hombre, 4 años; Hijo/Hija, mujer, 7 años'],
    ['Región', 'Metropolitana'],
  ],
  repetitions: [],
  quote: {
    productDisplayName: 'Plan Preferente Alerce 4001',
    organizationDisplayName: 'Isapre Alerce',
    profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
    productCode: 'ALC-4001',
    total: '187450.00000',
    currency: 'CLP',
    period: 'month',
    ufDate: '2026-11-20',
    expires: '2026-11-30',
  },
  executive: {
    id: 1,
    firstNames: 'Carolina',
    lastNames: 'Soto Riquelme',
    phone: '+56 9 8765 4321',
    email: 'csoto@cotejo.example',
  },
  language: 'es',
  consentsUrl: 'https://cotejo.example/Consentimientos',
  withdrawalUrl: 'https://cotejo.example/Retirar-solicitud',
  isTakenBack: false,
  workUrl: 'https://cotejo.example/atender/ejemplo',
  meetingUrl: 'https://cotejo.example/reunion/ejemplo',
};

/** The meeting of the same two. */
const meeting: MeetingToWrite = {
  meeting: {
    id: '00000000-0000-4000-8000-000000000000',
    startsAt: new Date('2026-11-23T12:00:00Z'),
    endsAt: new Date('2026-11-23T12:30:00Z'),
    timeZone: 'America/Santiago',
    visitorTimeZone: null,
    language: 'es',
    sequence: 0,
    status: 'booked',
  },
  visitor: example.lead,
  executive: { firstNames: 'Carolina', lastNames: 'Soto Riquelme', phone: '+56 9 8765 4321', email: 'csoto@cotejo.example' },
  product: aboutOf(example),
};

/** The price of the same request, followed. */
const followed = {
  firstName: 'María José',
  request: {
    productCode: 'ALC-4001',
    productDisplayName: aboutOf(example),
    organizationDisplayName: 'Isapre Alerce',
  },
  language: 'es',
  url: 'https://cotejo.example/Isapre/Alerce/Planes/Preferente-4001',
  consentsUrl: example.consentsUrl,
} as const;
const inUf = (amount: string) => ({ amount: moneyOf(amount, 'UF', 'month'), insured: 1 });

function contentOf(written: WrittenMessage | null): MailContent {
  if (written?.channel !== 'mail') throw new Error('the example is told by mail');
  return written.content;
}

/** What both people of a meeting are written of it: each kind that there is. */
function meetingContents(edition: Edition): Readonly<Record<string, MailContent>> {
  const ofMeeting = {
    edition,
    siteUrl: 'https://cotejo.example',
    withdrawalPath: '/Retirar-solicitud',
    writtenAt: Date.parse('2026-11-20T15:00:00Z'),
  };
  const place = { ...ofMeeting, token: 'ejemplo' };
  const visitor = (kind: VisitorMessageKind): MailContent => contentOf(writeVisitorMail(meeting, kind, place));
  const executive = (kind: Exclude<StaffMessageKind, 'taken'>): MailContent =>
    contentOf(writeExecutiveMail(meeting, kind, place));
  const toVisitor: Readonly<Record<VisitorOpening, MailContent>> = {
    booked: visitor('booked'),
    moved: visitor('moved'),
    cancelled: visitor('cancelled'),
    'day-before': visitor('day-before'),
    'day-before-confirmed': contentOf(
      writeVisitorMail({ ...meeting, meeting: { ...meeting.meeting, status: 'confirmed' } }, 'day-before', place),
    ),
    'hour-before': visitor('hour-before'),
    'handed-over': visitor('handed-over'),
    unkept: visitor('unkept'),
    unassigned: visitor('unassigned'),
    closed: visitor('closed'),
  };
  const toExecutive: Readonly<Record<StaffMessageKind, MailContent>> = {
    booked: executive('booked'),
    confirmed: executive('confirmed'),
    moved: executive('moved'),
    cancelled: executive('cancelled'),
    'day-before': executive('day-before'),
    'hour-before': executive('hour-before'),
    'handed-over': executive('handed-over'),
    unkept: executive('unkept'),
    taken: contentOf(writeFormerMail(meeting, ofMeeting)),
  };
  const named = (to: string, contents: Readonly<Record<string, MailContent>>) =>
    Object.entries(contents).map(([kind, content]): readonly [string, MailContent] => [`meeting-to-${to}-${kind}`, content]);
  return Object.fromEntries<MailContent>([...named('visitor', toVisitor), ...named('executive', toExecutive)]);
}

/** Every mail that is sent by something today, by its event and what tells its kinds apart. */
function contents(): Readonly<Record<string, MailContent>> {
  const chile = editionOf('chile');
  const again = { ...example, lead: { ...example.lead, firstLeadId: 'otra' } };
  const waiting = { ...example, executive: null };
  const ofNoProduct = { ...example, quote: null, lead: { ...example.lead, subject: contactSubject('isapre', 'es') } };
  const account = { id: 1, firstNames: 'Carolina', email: 'csoto@cotejo.example', balance: 4_000, chargePerLead: 9_900 };
  const about = (event: LeadEvent, data: LeadForMessage): MailContent => contentOf(writeLeadMessage(event, data, chile));
  return {
    'visitor-confirmation': about('visitor-confirmation', example),
    'visitor-confirmation-waiting': about('visitor-confirmation', waiting),
    'visitor-confirmation-no-product': about('visitor-confirmation', ofNoProduct),
    'executive-assigned': about('executive-assigned', example),
    'request-waiting': about('request-waiting', waiting),
    'request-waiting-taken-back': about('request-waiting', { ...waiting, isTakenBack: true }),
    'executive-notice': about('executive-notice', example),
    'executive-notice-again': about('executive-notice', again),
    'executive-notice-taken-back': about('executive-notice', { ...example, isTakenBack: true }),
    'low-balance': contentOf(writeLowBalance(account, chile)),
    ...meetingContents(chile),
    'messages-undelivered': undeliveredContent([{ event: 'visitor-confirmation', fault: 'no such mailbox', count: 2 }]),
    'weekly-report': weeklyContent({ executive: account, requests: 12, meetings: 3, monday: plainDate('2026-11-30') }, chile),
    'quote-expiry': quoteExpiryContent(
      { ...example, expires: '2026-11-30', url: 'https://cotejo.example/Isapre/Alerce/Planes/Preferente-4001' },
      chile,
    ),
    'first-payment': firstPaymentContent({ ...example, isPriceSure: true, way: 'subscription' }, chile),
    'first-payment-no-amount': firstPaymentContent({ ...ofNoProduct, isPriceSure: false, way: null }, chile),
    'price-alert': changedContent(
      followed,
      { before: inUf('4.71'), price: inUf('4.9'), rate: rateOf('39800.12', 'UF', 'CLP') },
      chile,
    ),
    'price-alert-gone': goneContent({ ...followed, url: 'https://cotejo.example/' }),
    'best-plan': bestPlanContent(
      {
        firstName: 'María José',
        organization: 'Isapre Robledal',
        language: 'es',
        url: 'https://cotejo.example/Comparar-Planes?comparador=Isapres&comparar=ALC-4001&comparar=ROB-2200',
        consentsUrl: example.consentsUrl,
        own: {
          displayName: aboutOf(example),
          price: moneyOf(187_450, 'CLP', 'month'),
          score: 71.5,
          summary: {
            hospitalPercentage: 80,
            ambulatoryPercentage: 70,
            annualCap: moneyOf(4000, 'UF', 'year'),
            deductible: null,
          },
        },
        better: {
          displayName: 'Plan Preferente Robledal 2200',
          price: moneyOf(171_200, 'CLP', 'month'),
          score: 74,
          summary: {
            hospitalPercentage: 90,
            ambulatoryPercentage: 70,
            annualCap: moneyOf(5000, 'UF', 'year'),
            deductible: null,
          },
        },
      },
      chile,
    ),
    'survey-invitation': surveyContent({
      firstName: 'María José',
      executiveNames: 'Carolina',
      productDisplayName: aboutOf(example),
      language: 'es',
      url: 'https://cotejo.example/Feedback',
      withdrawalUrl: 'https://cotejo.example/Retirar-solicitud',
    }),
  };
}

/** Writes each mail as it looks, with an example, into a folder: HTML and text. Gives the names. */
export async function writePreviews(folder: string): Promise<readonly string[]> {
  const chile = editionOf('chile');
  const place = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
  await mkdir(place, { recursive: true });
  const all = Object.entries(contents());
  for (const [name, content] of all) {
    const mayBeStopped = notificationEvents.some((event) => event.mayBeStopped && name.startsWith(event.name));
    const stopUrl = mayBeStopped ? 'https://cotejo.example/Dejar-de-recibir/ejemplo/firma' : null;
    await writeFile(join(place, `${name}.html`), mailHtml(content, { edition: chile, stopUrl }));
    await writeFile(join(place, `${name}.txt`), mailText(content, { edition: chile, stopUrl }));
  }
  return all.map(([name]) => name);
}
