/** The documentation's style: the browser's own colours, so that it follows light and dark. */
export const documentationStyle = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 80rem; padding-inline: 1rem; overflow-wrap: anywhere; }
header { max-width: 60rem; padding-block: 1.5rem 1rem; }
h1 { margin: 0 0 0.5rem; line-height: 1.2; }
header p { margin: 0.5rem 0; }
h2 { margin: 0; font-size: 1.375rem; line-height: 1.3; display: inline; }
h3 { margin: 0; font-size: 1rem; display: inline; }
h4 { margin: 1.5rem 0 0.5rem; font-size: 0.9375rem; }
.find { position: sticky; top: 0; z-index: 1; background: Canvas; padding-block: 0.5rem; }
.find[hidden] { display: none; }
.find label { display: block; font-size: 0.875rem; }
.find input { box-sizing: border-box; width: 100%; font: inherit; padding: 0.625rem 0.75rem; border: thin solid GrayText; border-radius: 0.5rem; background: Field; color: FieldText; }
.find output { display: block; min-height: 1.5rem; font-size: 0.875rem; }
:focus-visible { outline: 0.1875rem solid Highlight; outline-offset: 0.125rem; }
nav ul { list-style: none; margin: 0; padding: 0 0 0.5rem; }
nav a { display: flex; gap: 0.5rem; align-items: baseline; padding-block: 0.375rem; color: inherit; text-decoration: none; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
nav details details > summary { font-weight: 600; }
summary { cursor: pointer; padding-block: 0.625rem; }
.group { border-block-start: thin solid GrayText; padding-block: 0.5rem; }
.group > p { margin: 0; }
.call { border-block-start: thin solid color-mix(in srgb, GrayText 40%, Canvas); }
.call > summary { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; }
.call > summary::before { content: '+'; inline-size: 1ch; font-weight: 600; }
.call[open] > summary::before { content: '−'; }
.call > summary h3 { flex: 1 1 16rem; }
.way { flex: 2 1 20rem; font-size: 0.9375rem; }
.call > section { padding: 0 0 2rem 1.5rem; scroll-margin-top: 6rem; max-width: 52rem; }
.call > section > p { margin-block: 0.5rem; }
.method { display: inline-block; min-width: 3.25rem; box-sizing: border-box; font: 700 0.75rem/1.5 ui-monospace, monospace; padding: 0 0.375rem; border: 0.125rem solid; border-radius: 0.25rem; text-align: center; }
.method.post { background: CanvasText; border-color: CanvasText; color: Canvas; }
.method.patch { border: 0.1875rem double; border-radius: 1rem; }
.method.delete { border-style: dashed; text-decoration: line-through; }
.fields { list-style: none; margin: 0; padding: 0; font-size: 0.9375rem; }
.fields li { padding-block: 0.5rem; border-block-start: thin solid color-mix(in srgb, GrayText 25%, Canvas); }
.fields p { margin: 0.125rem 0 0; }
.fields > li > span { margin-inline-start: 0.5rem; }
.fields strong { margin-inline-start: 0.5rem; font-size: 0.8125rem; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; }
pre { overflow: auto; max-height: 32rem; padding: 0.75rem 1rem; margin: 0 0 0.75rem; border: thin solid GrayText; border-radius: 0.5rem; overflow-wrap: normal; }
[hidden] { display: none !important; }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 19rem minmax(0, 1fr); column-gap: 2.5rem; padding-inline: 2rem; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; box-sizing: border-box; padding-inline: 0.25rem 1rem; font-size: 0.875rem; }
  .call > section { scroll-margin-top: 4rem; }
}
@media (max-width: 59.99rem) {
  main { padding-block: 1rem 4rem; }
  .way { flex-basis: 100%; padding-inline-start: calc(1ch + 1rem); }
  .find { position: static; }
  .call > section { padding-inline-start: 0; }
}
`;
