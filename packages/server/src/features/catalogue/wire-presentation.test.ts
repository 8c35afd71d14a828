import type { TextContent } from '@cotejo/core/catalogue-content';
import { describe, expect, it } from 'vitest';
import { wireDescriptionGroups, wirePresentation } from './wire-product-parts.ts';

const text = (kind: TextContent['kind'], title: string, url: string | null): TextContent => ({
  kind,
  type: '',
  title,
  body: '',
  icon: null,
  url,
  date: null,
});
const filmed = (url: string | null) => wirePresentation([text('video', 'Qué es', url)]).video;
const pictured = (url: string | null) => wirePresentation([text('image', 'Una clínica', url)]).image;

describe('what stands beside a general description', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcdefghi_1',
    'https://www.youtube.com/watch?t=4&v=abcdefghi_1',
    'https://youtu.be/abcdefghi_1?si=x',
    'https://www.youtube-nocookie.com/embed/abcdefghi_1',
  ])('B2.11-19 a video by any address of it: %s', (url) => {
    expect(filmed(url)).toEqual({ kind: 'youtube', id: 'abcdefghi_1', title: 'Qué es' });
  });

  it('B2.11-19 a video of this site, with what it shows in words', () => {
    const film = { ...text('video', 'Qué es', '/videos/dental.mp4'), body: 'Una visita al dentista.' };
    expect(wirePresentation([film]).video).toEqual({
      kind: 'file',
      url: '/videos/dental.mp4',
      title: 'Qué es',
      text: 'Una visita al dentista.',
    });
    expect(filmed('//video.example/1')).toBeNull();
  });

  it('B2.11-19 no video where none is given, or where its address leads elsewhere', () => {
    expect(wirePresentation([text('description', 'Qué es', 'https://youtu.be/abcdefghi_1')]).video).toBeNull();
    for (const url of [null, '', 'https://video.example/1', 'https://youtu.be/corto']) expect(filmed(url)).toBeNull();
  });

  it('B2.11-20 B7-38 a picture of this site, from one of its two places, and of no other', () => {
    for (const url of ['/images/products/dental.svg', '/images/vista-general/dental.jpg?v=2']) {
      expect(pictured(url)).toEqual({ url, text: 'Una clínica' });
    }
    const elsewhere = ['https://fotos.example/1.jpg', '//fotos.example/1.jpg', '/api/users/1', '/images/products/a/../b.svg'];
    for (const url of [null, ...elsewhere]) expect(pictured(url)).toBeNull();
  });
});

it('B4-57 how a product is offered is moved to the descriptions of its type, after what the type says of itself', () => {
  const describe = (type: TextContent['type'], title: string): TextContent => ({ ...text('description', title, null), type });
  const texts = [describe('tipo-oferta', 'Colectivo'), describe('cubre', 'Salud'), describe('', 'Equipo')];
  const type = { typeName: 'COLECTIVO', typeDisplayName: 'Colectivo de salud', typeDescription: 'Para un equipo.' };
  const { descriptions, insuranceType } = wireDescriptionGroups(texts, type);
  expect(descriptions.map(({ name }) => name)).toEqual(['Salud', 'Equipo']);
  expect(insuranceType.descriptions.map(({ name }) => name)).toEqual(['Colectivo de salud', 'Colectivo']);
  const untold = wireDescriptionGroups(texts, { ...type, typeDescription: '' });
  expect(untold.insuranceType.descriptions.map(({ name }) => name)).toEqual(['Colectivo']);
});
