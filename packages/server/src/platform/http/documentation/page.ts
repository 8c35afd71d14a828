import { editionOf, type EditionId } from '@cotejo/core/editions';
import type { OpenApiDocument } from '../openapi-document.ts';
import { callSection, methodMark, wordsOf } from './call-section.ts';
import { callsOf } from './curl-example.ts';
import { escapeHtml } from '../../html-text.ts';
import { fieldList, fieldsOf } from './schema-words.ts';
import { documentationScript } from './script.ts';
import { documentationStyle } from './style.ts';

/** For whom the page is made. */
export interface PageGround {
  readonly edition: EditionId;
  /** Where the API is called, as the reader called this page. */
  readonly origin: string;
  readonly nonce: string;
}

/** The documentation as one page that reads without script, made from the same document as /api/openapi.json. */
export function documentationPage(document: OpenApiDocument, { edition, origin, nonce }: PageGround): string {
  const { title, description, version } = document.info;
  const calls = callsOf(document);
  const groups = document.tags.map(({ name }) => ({
    name: escapeHtml(name),
    members: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const menu = groups.map(({ name, members }) => {
    const items = members.map(
      (call) =>
        `<li data-find="${wordsOf(call)}"><a href="#${call.operation.operationId}">${methodMark(call.method)} ${escapeHtml(call.operation.summary)}</a></li>`,
    );
    return `<details data-group><summary>${name}</summary><ul>${items.join('')}</ul></details>`;
  });
  const sections = groups.map(({ name, members }) => {
    const items = members.map((call) => callSection(call, { edition, origin, calls, schemas: document.components.schemas }));
    return `<details class="group" data-group><summary><h2>${name}</h2> <span>(${members.length})</span></summary>${items.join('\n')}</details>`;
  });
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<details class="call"><summary><h3>${escapeHtml(name)}</h3></summary><section id="${escapeHtml(name)}">${fieldList(fieldsOf(schema))}</section></details>`,
  );
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de ${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${documentationStyle}</style>
</head>
<body>
<header>
<h1>API de ${escapeHtml(title)}</h1>
<p>${escapeHtml(description)} Este es el sitio de ${escapeHtml(editionOf(edition).countryName)}.</p>
<p>${methodMark('GET')} lee, ${methodMark('POST')} envía o pregunta con un cuerpo, ${methodMark('PATCH')} cambia. Los ejemplos sirven tal cual con los datos de demostración; unos pocos usan jq.</p>
<p>Versión ${escapeHtml(version)}. El mismo contenido para programas: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
</header>
<nav aria-label="Contenido" id="contenido">
<form class="find" role="search" hidden><label for="buscar">Buscar una llamada</label><input id="buscar" type="search" autocomplete="off" spellcheck="false"><output for="buscar"></output></form>
<details><summary>Contenido</summary>
${menu.join('\n')}
<details data-group><summary>Objetos</summary><ul><li><a href="#objetos">Todos los objetos</a></li></ul></details>
</details>
</nav>
<main>
${sections.join('\n')}
<details class="group" data-group data-closed><summary><h2>Objetos</h2> <span>(${schemas.length})</span></summary><section id="objetos">
${schemas.join('\n')}
</section></details>
</main>
<script nonce="${nonce}">${documentationScript}</script>
</body>
</html>
`;
}
