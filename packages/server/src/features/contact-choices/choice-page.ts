import type { Edition } from '@cotejo/core/editions';
import { escapeHtml } from '../../platform/html-text.ts';

/** What the page shows: the question, what is so now, or that the link is of nothing. */
export type ChoicePage = { readonly kind: 'ask' | 'stopped' | 'resumed'; readonly action: string } | { readonly kind: 'unknown' };

interface Words {
  readonly title: string;
  readonly text: string;
  /** The button, and what it chooses. */
  readonly button: { readonly label: string; readonly choice: 'stop' | 'resume' } | null;
}

function wordsOf({ kind }: ChoicePage, { brand }: Edition): Words {
  const rest = 'Lo que pidas tú, como la confirmación de una solicitud, te llegará igual.';
  switch (kind) {
    case 'ask':
      return {
        title: '¿Dejar de recibir estos mensajes?',
        text: `${brand.name} ya no te escribirá encuestas, avisos ni ofertas. ${rest}`,
        button: { label: 'Dejar de recibirlos', choice: 'stop' },
      };
    case 'stopped':
      return {
        title: 'Listo, ya no te escribiremos',
        text: `Desde ahora ${brand.name} no te envía encuestas, avisos ni ofertas. ${rest}`,
        button: { label: 'Quiero recibirlos otra vez', choice: 'resume' },
      };
    case 'resumed':
      return {
        title: 'Listo, volverás a recibirlos',
        text: 'Puedes dejar de recibirlos cuando quieras, desde aquí o desde cualquiera de los mensajes.',
        button: { label: 'Dejar de recibirlos', choice: 'stop' },
      };
    case 'unknown':
      return {
        title: 'Este enlace no es de ningún mensaje',
        text: `Puede que esté cortado: ábrelo desde el mensaje. Si no resulta, escríbenos a ${brand.supportEmail} y dejamos de escribirte.`,
        button: null,
      };
  }
}

/** Our colours, by day and by night: the site's own style sheet belongs to its pages. */
const pageStyle = `:root { color-scheme: light dark; --ink: #14231f; --surface: #ffffff; --action: #0b6b5d; --on-action: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2f0; --surface: #101916; --action: #7fd3c3; --on-action: #08231d; } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box; font: 1.125rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--surface); }
main { max-width: 34rem; }
h1 { font-size: 1.75rem; line-height: 1.25; }
a { color: var(--action); }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0.5rem 1.5rem; border: 0; border-radius: 0.5rem; color: var(--on-action); background: var(--action); cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--action); outline-offset: 3px; }`;

/** The page of the link that stops messages: finished, plain, without script, and with one button. */
export function choicePage(page: ChoicePage, edition: Edition, nonce: string): string {
  const { title, text, button } = wordsOf(page, edition);
  const form =
    button === null || page.kind === 'unknown'
      ? ''
      : `<form method="post" action="${escapeHtml(page.action)}"><input type="hidden" name="eleccion" value="${button.choice}"><button>${button.label}</button></form>`;
  return `<!DOCTYPE html>
<html lang="${edition.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style nonce="${nonce}">
${pageStyle}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(text)}</p>
${form}
<p><a href="/">Ir a ${escapeHtml(edition.brand.name)}</a></p>
</main>
</body>
</html>
`;
}
