/** The documentation's style: the browser's own colours, so that it follows light and dark. */
export const apiDocsStyle = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; scroll-padding-top: 1rem; }
body { margin: 0; display: grid; grid-template-columns: minmax(14rem, 18rem) minmax(0, 1fr); }
nav { padding: 1.5rem 1.25rem; position: sticky; top: 0; height: 100vh; overflow-y: auto; box-sizing: border-box; border-inline-end: thin solid GrayText; font-size: 0.875rem; }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0; }
nav li { padding: 0.125rem 0; overflow-wrap: anywhere; }
main { padding: 1.5rem 2rem 6rem; max-width: 60rem; min-width: 0; }
h1 { margin: 0 0 0.5rem; line-height: 1.2; }
h2 { margin: 3rem 0 0; border-block-end: thin solid GrayText; }
nav h2 { margin: 0; border: 0; font-size: 1rem; }
section { margin-block: 2rem; }
h3 { margin: 0 0 0.25rem; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.9375rem; }
.method { display: inline-block; min-width: 3.25rem; padding-inline: 0.5rem; margin-inline-end: 0.5rem; border: thin solid; border-radius: 0.375rem; text-align: center; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: start; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-block-end: thin solid GrayText; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem 1rem; border: thin solid GrayText; border-radius: 0.5rem; }
summary { cursor: pointer; padding-block: 0.25rem; }
@media (max-width: 60rem) { body { display: block; } nav { position: static; height: auto; border: 0; } main { padding: 1rem; } }
`;
