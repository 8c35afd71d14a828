import type { ProductDetail } from '@cotejo/contract/catalogue';
import type { InsuredKind } from '@cotejo/contract/compare';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TestFrame } from '../testing/test-frame.tsx';
import { ProductDescriptions } from './product-descriptions.tsx';

const described = (type: string, text: string) => ({ name: '', text, icon: null, type: { name: type, displayName: type } });

it('B2.11-21 what to consider is a part of its own, with its texts alone', () => {
  const descriptions = [described('general', 'Un plan de ejemplo.'), described('considerar', 'Tiene carencia de 60 días.')];
  const html = renderToString(
    <TestFrame>
      <ProductDescriptions descriptions={descriptions} presentation={{ video: null, image: null }} insures="people" />
    </TestFrame>,
  );
  const part = /<section id="considerar".*?<\/section>/s
    .exec(html)?.[0]
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
  expect(part).toBe('|Lo que debes considerar|Tiene carencia de 60 días.|');
});

it('a text that begins with its own name does not say it twice', () => {
  const named = (name: string, text: string) => ({ ...described('general', text), name });
  const descriptions = [named('Solsticio 74C', 'Solsticio 74C es un plan de ejemplo.'), named('Red', 'En Santiago.')];
  const html = renderToString(
    <TestFrame>
      <ProductDescriptions descriptions={descriptions} presentation={{ video: null, image: null }} insures="people" />
    </TestFrame>,
  ).replaceAll('<!-- -->', '');
  expect(html.match(/Solsticio 74C/g)).toHaveLength(1);
  expect(html).toContain('>Red: </strong>En Santiago.');
});

it('B4-57 how a product is offered is told with what it is, after it and in no part of its own', () => {
  const descriptions = [described('tipo-oferta', 'Lo contrata una empresa.'), described('general', 'Un plan de ejemplo.')];
  const html = renderToString(
    <TestFrame>
      <ProductDescriptions descriptions={descriptions} presentation={{ video: null, image: null }} insures="company" />
    </TestFrame>,
  );
  expect(html.match(/<section id="[^"]*"/g)).toEqual(['<section id="descripcion"']);
  expect(html).toMatch(/Un plan de ejemplo\..*Lo contrata una empresa\./s);
});

describe('the general description', () => {
  const shown = (presentation: ProductDetail['presentation'], insures: InsuredKind = 'people'): string =>
    renderToString(
      <TestFrame>
        <ProductDescriptions {...{ presentation, insures }} descriptions={[described('general', 'Un plan de ejemplo.')]} />
      </TestFrame>,
    );
  const video = { kind: 'youtube' as const, id: 'abcdefghi_1', title: 'Qué es un seguro dental' };

  it('B2.11-20 stands beside the picture of its product, or the drawing of who is insured', () => {
    const image = { url: '/images/products/dental.svg', text: 'Una sala de dentista' };
    const html = shown({ video: null, image });
    expect(html).toContain('Un plan de ejemplo.');
    expect(html).toMatch(/<img[^>]*src="\/images\/products\/dental\.svg"[^>]*alt="Una sala de dentista"/);
    for (const insures of ['people', 'pets', 'company'] as const) {
      expect(shown({ video: null, image: null }, insures)).toContain(`data-banner="${insures}"`);
    }
  });

  it('B2.11-19 has a video where there is one: a link, with nothing of its house before it is pressed', () => {
    const html = shown({ video, image: null });
    expect(html).toMatch(/<a href="https:\/\/www\.youtube\.com\/watch\?v=abcdefghi_1".*Qué es un seguro dental/s);
    expect(html).not.toMatch(/<iframe|youtube-nocookie|ytimg/);
    expect(shown({ video: null, image: null })).not.toContain('youtube');
  });

  it('B2.11-19 has a video of this site: a link to its file, and what it shows in words', () => {
    const film = {
      kind: 'file' as const,
      url: '/videos/dental.mp4',
      title: 'Qué es un seguro dental',
      text: 'Alguien va al dentista.',
    };
    const html = shown({ video: film, image: null });
    expect(html).toMatch(/<a href="\/videos\/dental\.mp4".*Qué es un seguro dental.*Ver el video, sin salir de aquí/s);
    expect(html).toMatch(/<details.*Qué muestra el video.*Alguien va al dentista\./s);
    expect(html).not.toMatch(/<video|youtube/);
  });
});
