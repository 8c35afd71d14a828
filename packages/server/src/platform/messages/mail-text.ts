import type { Edition } from '@cotejo/core/editions';
import type { MailContent } from './written-message.ts';

/** What every mail ends with: who we are and how to write to us. */
export function footerOf({ brand }: Edition): readonly string[] {
  return [brand.name, `¿Dudas? Escríbenos a ${brand.supportEmail} o llámanos al ${brand.supportPhone}.`];
}

/** What stands before the link that stops such messages. */
export const stopWords = { before: '¿No quieres recibir estos mensajes?', link: 'Dejar de recibirlos' } as const;

/** The plain-text part of a mail: all that its HTML part says. */
export function mailText(content: MailContent, edition: Edition, stopUrl: string | null): string {
  const { heading, paragraphs, rows, action, closing } = content;
  const parts = [
    [heading],
    ...paragraphs.map((paragraph) => [paragraph]),
    rows.map(([label, value]) => `${label}: ${value}`),
    action === undefined ? [] : [`${action.label}: ${action.url}`],
    ...closing.map((paragraph) => [paragraph]),
    ['--', ...footerOf(edition), ...(stopUrl === null ? [] : [`${stopWords.before} ${stopWords.link}: ${stopUrl}`])],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
