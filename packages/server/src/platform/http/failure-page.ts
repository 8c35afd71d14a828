/** The page a visitor gets when rendering failed: finished, plain, with the number to tell us and nothing else. */
export function failurePage(requestId: string, nonce: string): string {
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Algo falló de nuestro lado</title>
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
<h1>Algo falló de nuestro lado</h1>
<p>No pudimos mostrar esta página. Ya quedó registrado; vuelve a intentarlo en un momento.</p>
<p><a href="">Reintentar</a></p>
<p>Si nos escribes, cuéntanos este número: <code>${requestId}</code></p>
</main>
</body>
</html>
`;
}
