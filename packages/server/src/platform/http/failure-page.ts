interface Words {
  readonly title: string;
  readonly text: string;
  /** Where to go from here. */
  readonly way: { readonly href: string; readonly text: string };
}

const retry = { href: '', text: 'Reintentar' };

export const failedWords: Words = {
  title: 'Algo falló de nuestro lado',
  text: 'No pudimos mostrar esta página. Ya quedó registrado; vuelve a intentarlo en un momento.',
  way: retry,
};
export const busyWords: Words = {
  title: 'Hay mucha gente a la vez',
  text: 'Esta página tarda más de lo que podemos hacerte esperar. Vuelve a intentarlo en unos segundos.',
  way: retry,
};
export const tooLargeWords: Words = {
  title: 'Lo que escribiste es demasiado largo',
  text: 'Vuelve atrás, acórtalo y envíalo otra vez.',
  way: { href: '/', text: 'Ir al inicio' },
};
export const unreadableFormWords: Words = {
  title: 'El formulario no se puede leer',
  text: 'Vuelve atrás y envíalo otra vez.',
  way: { href: '/', text: 'Ir al inicio' },
};
export const unreadableWords: Words = {
  title: 'Esta dirección no se puede leer',
  text: 'Tiene un error al escribirla. Revísala, o sigue desde el inicio.',
  way: { href: '/', text: 'Ir al inicio' },
};

/** The page a visitor gets in place of one that was not rendered: finished, plain, with the number to tell us and nothing else. */
export function failurePage(
  { title, text, way }: Words,
  { requestId, nonce }: { readonly requestId: string; readonly nonce: string },
): string {
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; }
main { max-width: 34rem; }
h1 { font-size: 1.75rem; line-height: 1.25; }
code { font-size: 0.9em; user-select: all; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${way.href}">${way.text}</a></p>
<p>Si nos escribes, cuéntanos este número: <code>${requestId}</code></p>
</main>
</body>
</html>
`;
}
