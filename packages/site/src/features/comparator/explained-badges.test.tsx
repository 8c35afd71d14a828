import { editionOf } from '@cotejo/core/editions';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { sampleCompareAnswer } from '../../testing/sample-answers.ts';
import { TestFrame } from '../../testing/test-frame.tsx';
import type { CardState } from './card-information.ts';
import { CategoryTerm } from './explained-badges.tsx';
import { listedAnswer, type ListedItem } from './listed-item.ts';
import { ResultBadges } from './result-badges.tsx';
import { ResultPrice } from './result-price.tsx';
import * as later from './result-later.tsx';

const [plan] = listedAnswer(sampleCompareAnswer).data as [ListedItem];
const html = (element: ReactNode): string => renderToString(<TestFrame>{element}</TestFrame>).replaceAll('<!-- -->', '');

/** Each button with what it opens. */
function opened(markup: string): readonly (readonly [button: string, panel: string])[] {
  const panels = markup.matchAll(
    /<button[^>]*popoverTarget="([^"]+)"[^>]*>([^<]*)<\/button><div id="\1"[^>]*popover="auto"[^>]*>(.*?)<\/div>/gs,
  );
  return [...panels].map(([, , button = '', panel = '']) => [button, panel.replace(/<[^>]+>/g, '')]);
}

describe('badges of a card', () => {
  const known = (typeDescription: string): CardState => ({
    kind: 'loaded',
    information: {
      id: plan.id,
      typeDescription,
      subtypes: [
        {
          subtype: 'oncologico',
          name: 'Oncológico',
          tooltip: 'Se usa sólo cuando hay un diagnóstico de cáncer.',
          icon: 'ribbon',
        },
      ],
      tags: [],
      requirement: { coverageRequirement: [], text: 'Sin exigencias' },
      offers: [],
      isOfferOver: false,
    },
  });

  it('A3-77 A3-84 the category opens what it is and what the product is for, once that is known', () => {
    expect(opened(html(<CategoryTerm title="Oncológico" state={known('Paga el tratamiento del cáncer.')} />))).toEqual([
      ['Oncológico', 'Paga el tratamiento del cáncer.Oncológico: Se usa sólo cuando hay un diagnóstico de cáncer.'],
    ]);
    const pending = html(<CategoryTerm title="Oncológico" state={{ kind: 'pending' }} />);
    expect(pending).not.toContain('<button');
    expect(pending).toContain('Oncológico');
  });

  it.each([
    ['A3-73', { isNew: true }, 'Nuevo', 'Producto-nuevo: está a la venta hace menos de dos meses.'],
    ['A3-74', { exclusive: true }, 'Exclusivo', 'Exclusivo: se vende sólo por este sitio.'],
    [
      'A3-75',
      { insuranceMetadata: { ...plan.insuranceMetadata, isPopular: true } },
      'Más elegido',
      'Popular: es de los más pedidos de su línea.',
    ],
  ])('%s a product of any line that is so says what that means', (_row, change, badge, meaning) => {
    const bare = { ...plan, isNew: false, exclusive: false };
    expect(opened(html(<ResultBadges item={{ ...bare, ...change }} later={later} />))).toContainEqual([badge, meaning]);
    expect(html(<ResultBadges item={bare} later={later} />)).not.toContain(meaning);
    expect(html(<ResultBadges item={{ ...bare, ...change }} later={null} />)).toContain(`>${badge}</span>`);
  });

  it('A9-34 a title of over 40 characters enlarges the card by a line', () => {
    const titled = (length: number): string =>
      html(
        <ResultBadges
          item={{ ...plan, insuranceMetadata: { ...plan.insuranceMetadata, modality: 'x'.repeat(length) } }}
          later={null}
        />,
      );
    expect(titled(41)).toContain('min-h-14');
    expect(titled(40)).not.toContain('min-h-14');
  });
});

describe('the price of a card', () => {
  const setting = { edition: editionOf('chile'), uf: null, inUf: false };
  const price = (tooltip: string | null, script: typeof later | null) => {
    const item: ListedItem = { ...plan, insuranceMetadata: { ...plan.insuranceMetadata, price_tooltip: tooltip } };
    return html(<ResultPrice item={item} setting={setting} layout="tarjetas" later={script} className="" />);
  };

  it('A3-45 what it is for opens how it comes about, once the script of cards is there', () => {
    const markup = price('Es la suma de cada persona.', later);
    expect(markup).toMatch(
      /<button[^>]*popoverTarget="([^"]+)"[^>]*>\/mes<span class="sr-only">: cómo se forma este precio<\/span><\/button><span id="\1"[^>]*popover="auto"[^>]*>Es la suma de cada persona\.</,
    );
    for (const plain of [price('Es la suma de cada persona.', null), price(null, later)]) {
      expect(plain).toContain('/mes</span>');
      expect(plain).not.toContain('<button');
    }
  });
});
