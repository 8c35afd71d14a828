import { expect, it } from 'vitest';
import { shownTexts } from './shown-texts.ts';

it('finds what a page shows and says, each with its language', () => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>Plans &amp; prices</title><meta name="description" content="All plans"/>
    <script>const a = '<p>nothing</p>';</script></head><body><img src="x" alt="A drawing"><p>One <b lang="es">dos</b> three</p>
    <input placeholder="Your name"/><p>12 %</p><!-- no --></body></html>`;
  expect(shownTexts(html)).toEqual([
    { text: 'Plans & prices', lang: 'en' },
    { text: 'All plans', lang: 'en' },
    { text: 'A drawing', lang: 'en' },
    { text: 'One', lang: 'en' },
    { text: 'dos', lang: 'es' },
    { text: 'three', lang: 'en' },
    { text: 'Your name', lang: 'en' },
  ]);
});
