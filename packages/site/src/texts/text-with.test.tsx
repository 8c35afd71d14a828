import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextWith } from './text-with.tsx';

it('elements stand where the text names them, in the order of the language', () => {
  const elements = { count: <b>3</b>, what: <i>planes</i> };
  expect(renderToString(<TextWith text="Ver {{count}} de {{what}}." elements={elements} />)).toBe(
    'Ver <b>3</b> de <i>planes</i>.',
  );
  expect(renderToString(<TextWith text="{{what}}: {{count}}" elements={elements} />)).toBe('<i>planes</i>: <b>3</b>');
});

it('what is written around them may be for those who hear the page', () => {
  const html = renderToString(<TextWith text="Quitar {{what}}" elements={{ what: <i>planes</i> }} around="sr-only" />);
  expect(html).toBe('<span class="sr-only">Quitar </span><i>planes</i>');
});
