import { editionOf, type EditionId } from '@cotejo/core/editions';
import { tokenScheme } from '../openapi.ts';
import type { JsonSchema, OpenApiParameter } from '../openapi-document.ts';
import { answeredIn } from './answer-examples.ts';
import { exampleIn } from './country-examples.ts';
import { curlExample, takes, type CurlGround, type DocumentedCall } from './curl-example.ts';
import { escapeHtml } from '../../html-text.ts';
import { fieldList, schemaBlock } from './schema-words.ts';

const placeNames = [
  ['path', 'En la ruta'],
  ['query', 'En la consulta, tras el ?'],
  ['header', 'En las cabeceras'],
] as const;

/** A method with its own form beside its own word: an outline reads, a filled box sends, a double line changes. */
export function methodMark(method: string): string {
  return `<b class="method ${method.toLowerCase()}">${method}</b>`;
}

function parameterBlocks(parameters: readonly OpenApiParameter[]): string {
  return placeNames
    .map(([place, title]) => {
      const fields = parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, ...rest }) => ({ path: name, ...rest }));
      return fields.length === 0 ? '' : `<h4>${title}</h4>${fieldList(fields)}`;
    })
    .join('');
}

function preBlock(text: string): string {
  return `<pre tabindex="0">${escapeHtml(text)}</pre>`;
}

function answerBlock({ operation }: DocumentedCall, { schemas }: SectionGround): string {
  const [media, content] = Object.entries(operation.responses['200']?.content ?? {})[0] ?? [];
  if (!content || media === undefined) return '';
  const { example, schema } = content;
  const country = editionOf(answeredIn(operation.operationId)).countryName;
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  const shown =
    example === undefined
      ? ''
      : `<details><summary>Ejemplo de respuesta, de la demostración de ${escapeHtml(country)}</summary>${preBlock(text)}</details>`;
  const fields = schemaBlock(schema, schemas);
  return `${shown}${fields === '' ? '' : `<details><summary>Campos de la respuesta 200 (${escapeHtml(media)})</summary>${fields}</details>`}`;
}

function failureBlock({ operation }: DocumentedCall): string {
  const rows = Object.entries(operation.responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description, headers }]) => {
      const names = Object.keys(headers ?? {}).map((name) => ` <span>con ${escapeHtml(name)}</span>`);
      return `<li><code>${escapeHtml(status)}</code> ${escapeHtml(description)}${names.join('')}</li>`;
    });
  return `<details><summary>Otras respuestas y errores</summary><ul class="fields">${rows.join('')}</ul></details>`;
}

/** What a search looks through: the name of a call in each form that somebody may know it by. */
export function wordsOf({ method, path, operation }: DocumentedCall): string {
  return escapeHtml([operation.summary, method, path, operation.operationId, operation.description].join(' '));
}

export interface SectionGround extends CurlGround {
  readonly edition: EditionId;
  /** The named schemas of the document. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** One call, closed: its name, method and path are read without opening it. */
export function callSection(call: DocumentedCall, ground: SectionGround): string {
  const { method, path, operation } = call;
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  const hasExample = exampleIn(ground.edition, operationId, {}) !== null;
  const body = requestBody?.content['application/json']?.schema;
  const token = takes(operation, tokenScheme)
    ? '<p>Admite la credencial de un visitante: <code>Authorization: Bearer …</code></p>'
    : '';
  return `<details class="call" data-find="${wordsOf(call)}"><summary><h3>${escapeHtml(summary)}</h3> <span class="way">${methodMark(method)} <code>${escapeHtml(path)}</code></span></summary>
<section id="${escapeHtml(operationId)}" aria-label="${escapeHtml(summary)}">
<p>${escapeHtml(description)}</p>
${token}${hasExample ? `<h4>Ejemplo</h4>${preBlock(curlExample(call, ground))}` : ''}
${answerBlock(call, ground)}
${parameterBlocks(parameters)}
${body ? `<h4>En el cuerpo (JSON)</h4>${schemaBlock(body, ground.schemas)}` : ''}
${failureBlock(call)}
<p><a href="#contenido">Volver al contenido</a></p>
</section></details>`;
}
