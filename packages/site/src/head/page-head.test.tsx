import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TestFrame } from '../testing/test-frame.tsx';
import { AlternatesProvider } from './alternates.ts';
import { PageHead } from './page-head.tsx';

function metaOf(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.map(([, name = '', content = '']) => [name, content]));
}

function thingsOf(html: string): unknown {
  const block = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return block === undefined ? null : JSON.parse(block);
}

/** The head of a page in each edition, where every path has a counterpart. */
function headWithAlternates(isPrivate: boolean): string {
  const alternates = [
    { language: 'es-CL', url: 'https://cl.cotejo.example/a' },
    { language: 'es-PE', url: 'https://pe.cotejo.example/a' },
  ];
  return renderToString(
    <TestFrame>
      <AlternatesProvider value={() => alternates}>
        <PageHead title="Una" path="/a" isPrivate={isPrivate} feed="/a/rss.xml" />
      </AlternatesProvider>
    </TestFrame>,
  );
}

describe('PageHead', () => {
  it('names the counterparts and the feed of a page, and none of a private one, whatever its path', () => {
    expect(headWithAlternates(false).match(/<link rel="alternate"[^>]*>/g)).toHaveLength(3);
    expect(headWithAlternates(true)).not.toContain('rel="alternate"');
  });

  it('names the page once for search engines and for where it is shared, with addresses that are whole', () => {
    const html = renderToString(
      <TestFrame edition="peru">
        <PageHead title="Planes" description="Todos los planes." path="/Comparar/EPS" />
      </TestFrame>,
    );
    expect(html).toContain('<title>Planes · Cotejo</title>');
    expect(html).toContain('<link rel="canonical" href="https://pe.cotejo.example/Comparar/EPS"/>');
    expect(metaOf(html)).toMatchObject({
      description: 'Todos los planes.',
      'og:title': 'Planes · Cotejo',
      'og:description': 'Todos los planes.',
      'og:url': 'https://pe.cotejo.example/Comparar/EPS',
      'og:type': 'website',
      'og:locale': 'es_PE',
      'og:image': 'https://pe.cotejo.example/compartir.png',
      'twitter:card': 'summary_large_image',
    });
    expect(metaOf(html)).not.toHaveProperty('robots');
    expect(thingsOf(html)).toBeNull();
  });

  it('tells the way to the page, from the first one', () => {
    const breadcrumbs = [
      { name: 'Seguros', path: '/Seguros' },
      { name: 'Bahía </script><b>', path: '/Seguros/Bahia' },
    ];
    const html = renderToString(
      <TestFrame>
        <PageHead title="Bahía" path="/Seguros/Bahia" breadcrumbs={breadcrumbs} />
      </TestFrame>,
    );
    const item = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `https://cl.cotejo.example${path}`,
    });
    expect(thingsOf(html)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            item(1, 'Inicio', '/'),
            item(2, 'Seguros', '/Seguros'),
            item(3, 'Bahía </script><b>', '/Seguros/Bahia'),
          ],
        },
      ],
    });
  });

  it('says of a private page its name, and to leave it out', () => {
    const html = renderToString(
      <TestFrame>
        <PageHead title="Solicitar" isPrivate breadcrumbs={[{ name: 'Planes', path: '/Planes' }]} />
      </TestFrame>,
    );
    expect(metaOf(html)).toMatchObject({ robots: 'noindex', 'og:title': 'Solicitar · Cotejo' });
    expect(html).not.toContain('canonical');
    expect(thingsOf(html)).toBeNull();
  });
});
