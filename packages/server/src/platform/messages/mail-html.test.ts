import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';
import { mailText, type MailFrame } from './mail-text.ts';
import type { MailContent } from './written-message.ts';

const content: MailContent = {
  subject: 'Tu solicitud',
  preview: 'Recibimos tu solicitud',
  heading: 'Hola, <b>Ana</b>',
  paragraphs: ['Uno & dos', 'Tres'],
  rows: [['Código', 'A-1"><script>x</script>']],
  action: { label: 'Abrir', url: 'https://cotejo.example/a?b=1&c=2' },
  closing: ['Letra chica'],
  closingLinks: [{ label: 'Retirar', url: 'https://cotejo.example/r?d=1' }],
};
const frame: MailFrame = { edition: editionOf('peru'), stopUrl: 'https://cotejo.example/Dejar-de-recibir/1/x' };

describe('a mail', () => {
  it('says the same as HTML and as text', () => {
    const html = mailHtml(content, frame);
    const text = mailText(content, frame);
    for (const words of ['Tres', 'Código', 'Abrir', 'Letra chica', 'Retirar', 'ayuda@pe.cotejo.example', 'Dejar de recibirlos']) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain('Código: A-1"><script>x</script>');
    expect(text).toContain('Abrir: https://cotejo.example/a?b=1&c=2');
    expect(text).toContain('Dejar de recibirlos: https://cotejo.example/Dejar-de-recibir/1/x');
    expect(html).toContain('lang="es-PE"');
  });

  it.each([
    ['chile', 'UF 4,71', '(UF 4,71 al mes)'],
    ['peru', 'S/ 1,234.50', 'Ahora S/ 1,234.50'],
    ['colombia', '$ 45.990', 'de $ 45.990 a $ 40.000'],
    ['international', 'CHF 12', 'CHF 12'],
  ] as const)('in %s breaks no %s between sign and figure, as HTML or as text', (edition, amount, said) => {
    const of = { ...content, subject: said, paragraphs: [said], rows: [['Precio', said]] as const, closing: ['El UFO 12 sale'] };
    const told = { edition: editionOf(edition), stopUrl: null };
    for (const part of [mailHtml(of, told).replace(/<title>.*<\/title>/, ''), mailText(of, told)]) {
      expect(part.split(amount.replace(' ', '\u00a0'))).toHaveLength(3);
      expect(part).not.toContain(amount);
      expect(part).toContain('El UFO 12 sale');
    }
    expect(mailHtml(of, told)).toContain(`<title>${said}</title>`);
  });

  it('shows what somebody typed as text', () => {
    const html = mailHtml(content, frame);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<b>Ana');
    expect(html).toContain('Hola, &lt;b&gt;Ana&lt;/b&gt;');
  });

  it('fetches nothing when it is read, and follows nobody', () => {
    const html = mailHtml(content, frame);
    expect(html).not.toMatch(/<img|<iframe|<link|url\(|@import|<form/);
    expect([...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url]) => url)).toEqual([
      'https://cotejo.example/a?b=1&amp;c=2',
      'https://cotejo.example/r?d=1',
      'https://cotejo.example/Dejar-de-recibir/1/x',
    ]);
  });

  it('changes each of its colours on a dark screen', () => {
    const html = mailHtml(content, frame);
    const dark = /@media \(prefers-color-scheme:dark\)\{(.+)\}<\/style>/.exec(html)?.[1] ?? '';
    const used = new Set([...html.matchAll(/class="m-(\w+)"/g)].map(([, name]) => name));
    expect(used.size).toBeGreaterThan(8);
    const uncoloured = ['column', 'table'];
    for (const name of used)
      expect([name, dark.includes(`.m-${name}{`) || uncoloured.includes(name ?? '')]).toEqual([name, true]);
    expect(html).toContain('name="color-scheme" content="light dark"');
  });

  it('ends in the language that its person reads, and without a way to stop what cannot be stopped', () => {
    const english: MailFrame = { edition: editionOf('international'), language: 'en', stopUrl: null };
    expect(mailText(content, english)).toContain('Questions? Write to');
    expect(mailHtml(content, english)).toContain('lang="en"');
    expect(mailHtml(content, english)).not.toMatch(/Stop them|Dejar de/);
  });
});
