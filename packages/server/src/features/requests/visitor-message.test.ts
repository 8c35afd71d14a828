import { editionOf, type Language } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import type { ContactWish } from './contact-wish.ts';
import { writeLeadMessage } from './lead-messages.ts';
import type { LeadForMessage } from './lead-summary.ts';
import { sampleExecutive, sampleQuote } from './testing/sample-quote.ts';

const atOnce: ContactWish = { time: 'any', hours: null, from: null, timeZone: 'America/New_York', namesZone: true };

const asked = (language: Language, contactChannel: string, contact = atOnce): LeadForMessage => ({
  lead: {
    firstName: 'Ana',
    phone: '+1 555 0100',
    email: 'ana@correo.example',
    message: '',
    contactChannel,
    firstLeadId: null,
    subject: null,
  },
  contact,
  told: [],
  repetitions: [],
  quote: sampleQuote,
  executive: sampleExecutive,
  language,
  consentsUrl: 'https://cotejo.example/Consentimientos',
  withdrawalUrl: 'https://cotejo.example/Retirar-solicitud',
  isTakenBack: false,
  workUrl: 'https://cotejo.example/atender/firma',
  meetingUrl: null,
});

function written(language: Language, event: 'visitor-confirmation' | 'visitor-confirmation-whatsapp' | 'executive-notice') {
  return writeLeadMessage(event, asked(language, 'whatsapp'), editionOf('international'));
}

describe('the confirmation of a request', () => {
  it('calls the price of an example what it is', () => {
    const labels = (profile: unknown) => {
      const data = asked('es', 'email');
      const mail = writeLeadMessage(
        'visitor-confirmation',
        { ...data, quote: data.quote && { ...data.quote, profile } },
        editionOf('international'),
      );
      return mail?.channel === 'mail' ? mail.content.rows.map(([label]) => label) : [];
    };
    expect(labels({ cotizante: [{ edad: 27 }], ingresodatos: false })).toContain('Precio del perfil de ejemplo');
    expect(labels({ cotizante: [{ edad: 34 }], ingresodatos: true })).toContain('Precio cotizado');
  });

  it.each([
    [
      'es',
      'Recibimos tu solicitud: Global Care',
      'Carolina Soto te escribirá por WhatsApp desde el +56 2 2345 6789.',
      '30 de noviembre de 2026',
    ],
    [
      'en',
      'We received your request: Global Care',
      'Carolina Soto will write to you on WhatsApp from +56 2 2345 6789.',
      'November 30, 2026',
    ],
    [
      'pt',
      'Recebemos sua solicitação: Global Care',
      'Carolina Soto vai escrever para você pelo WhatsApp do +56 2 2345 6789.',
      '30 de novembro de 2026',
    ],
  ] as const)('is in the language of the form that its person read: %s', (language, subject, next, until) => {
    const mail = written(language, 'visitor-confirmation');
    expect(mail).toMatchObject({ channel: 'mail', language, content: { subject, paragraphs: [next] } });
    expect(mail?.channel === 'mail' && mail.content.rows.map(([, value]) => value)).toContain(until);
    const line = written(language, 'visitor-confirmation-whatsapp');
    expect(line).toMatchObject({ channel: 'whatsapp', language, text: expect.stringContaining(next) as string });
  });

  it.each([
    ['es', 'Será en la mañana, a partir del lunes 23 de noviembre a las 10:00 (hora oriental).'],
    ['en', 'It will be in the morning, from Monday, November 23 at 10:00 (Eastern Time) on.'],
    ['pt', 'Será de manhã, a partir de segunda-feira, 23 de novembro, às 10:00 (Horário do Leste).'],
  ] as const)('says when that is, and by whose clocks on a site of no one country: %s', (language, when) => {
    const wish = { ...atOnce, time: 'morning' as const, from: Date.parse('2026-11-23T15:00:00Z') };
    const mail = writeLeadMessage('visitor-confirmation', asked(language, 'telefono', wish), editionOf('international'));
    expect(mail?.channel === 'mail' && mail.content.paragraphs[0]).toContain(when);
  });

  it('leaves what executives are written in Spanish', () => {
    expect(written('pt', 'executive-notice')).toMatchObject({ content: { subject: 'Nueva solicitud: Global Care' } });
  });
});

describe('the notice of a request', () => {
  it.each([
    [null, 'Anota qué pasó con esta solicitud'],
    // Its link leads to the first one.
    ['5f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11', 'Anota qué pasó con su primera solicitud'],
  ])(
    'leads whoever has it to where they say what became of it, by its own words where it repeats one: %s',
    (firstLeadId, label) => {
      const data = asked('es', 'email');
      const mail = writeLeadMessage('executive-notice', { ...data, lead: { ...data.lead, firstLeadId } }, editionOf('chile'));
      expect(mail?.channel === 'mail' && mail.content.closingLinks).toEqual([{ label, url: data.workUrl }]);
    },
  );
});
