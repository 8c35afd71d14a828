import { editionIn, type Edition, type Language } from '@cotejo/core/editions';
import { withWholeFigures } from './whole-figures.ts';
import type { MailContent } from './written-message.ts';

/** Where a mail is from, in what language, and where it is stopped; null: nowhere. */
export interface MailFrame {
  readonly edition: Edition;
  /** Absent: the edition's. */
  readonly language?: Language | undefined;
  readonly stopUrl: string | null;
}

interface FrameWords {
  readonly help: (email: string, phone: string) => string;
  /** What stands before the link that stops such messages, and the link. */
  readonly stop: readonly [before: string, link: string];
}

const words: Readonly<Record<Language, FrameWords>> = {
  es: {
    help: (email, phone) => `¿Dudas? Escríbenos a ${email} o llámanos al ${phone}.`,
    stop: ['¿No quieres recibir estos mensajes?', 'Dejar de recibirlos'],
  },
  en: {
    help: (email, phone) => `Questions? Write to ${email} or call ${phone}.`,
    stop: ['You do not want such messages?', 'Stop them'],
  },
  pt: {
    help: (email, phone) => `Dúvidas? Escreva para ${email} ou ligue para ${phone}.`,
    stop: ['Não quer receber estas mensagens?', 'Deixar de recebê-las'],
  },
};

/** What every mail ends with: who we are, how to write to us, and how such messages are stopped. */
export function footerOf({ edition: { brand }, language = 'es' }: MailFrame): {
  readonly lines: readonly string[];
  readonly stop: FrameWords['stop'];
} {
  const { help, stop } = words[language];
  return { lines: [brand.name, help(brand.supportEmail, brand.supportPhone)], stop };
}

/** BCP 47 tag of a mail. */
export function languageOf({ edition, language = 'es' }: MailFrame): string {
  return editionIn(edition, language).language;
}

/** The plain-text part of a mail: all that its HTML part says. */
export function mailText(content: MailContent, frame: MailFrame): string {
  const { heading, paragraphs, rows, action, closing, closingLinks = [] } = withWholeFigures(content, frame.edition);
  const { lines, stop } = footerOf(frame);
  const parts = [
    [heading],
    ...paragraphs.map((paragraph) => [paragraph]),
    rows.map(([label, value]) => `${label}: ${value}`),
    action === undefined ? [] : [`${action.label}: ${action.url}`],
    ...closing.map((paragraph) => [paragraph]),
    closingLinks.map(({ label, url }) => `${label}: ${url}`),
    ['--', ...lines, ...(frame.stopUrl === null ? [] : [`${stop.join(' ')}: ${frame.stopUrl}`])],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
