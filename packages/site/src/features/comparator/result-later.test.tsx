import type { CardInformation } from '@cotejo/contract/card';
import { shownSpeed } from '@cotejo/core/contracting-speed';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleCompareAnswer } from '../../testing/sample-answers.ts';
import { TestFrame } from '../../testing/test-frame.tsx';
import { listedAnswer, type ListedItem } from './listed-item.ts';
import { entranceDelay } from './result-entrance.ts';
import { CardFacts } from './result-information.tsx';
import { MoreFeatures } from './result-later.tsx';
import { roomOf } from './result-room.ts';
import { ResultSpeed } from './result-speed.tsx';

const [plan] = listedAnswer(sampleCompareAnswer).data as [ListedItem];
const metadata = { ...plan.insuranceMetadata, hasOffer: true, contractingSpeed: null };
const insurance: ListedItem = { ...plan, codigoplan: null, insures: 'people', insuranceMetadata: metadata };

const html = (element: ReactNode): string => renderToString(<TestFrame>{element}</TestFrame>).replaceAll('<!-- -->', '');
const textOf = (element: ReactNode): string =>
  html(element)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

const tag = (displayName: string, lowest: number | null, highest = lowest) => ({
  name: displayName,
  displayName,
  percentage: lowest === null || highest === null ? null : { lowest, highest },
});
const information: CardInformation = {
  id: plan.id,
  typeDescription: 'Paga más en su red.',
  subtypes: [],
  tags: [tag('Hospitalización', 60, 90), tag('Urgencia', 80), tag('Maternidad', null)],
  requirement: { coverageRequirement: [], text: 'Sin exigencias' },
  offers: [],
  isOfferOver: false,
};
const facts = (change: Partial<CardInformation>, item = insurance): ReactNode => (
  <CardFacts item={item} state={{ kind: 'loaded', information: { ...information, ...change } }} onRetry={() => undefined} />
);

describe('what a card tells once it is in sight', () => {
  it('A4-22 A2.4-06 A9-29 the first two groups of coverages with their percentages', () => {
    const text = textOf(facts({}));
    expect(text).toContain('|Hospitalización|60 a 90 %|');
    expect(text).toContain('|Urgencia|80 %|');
    expect(text).not.toContain('Maternidad');
  });

  it('A3-26 each group has the sign of its name', () => {
    const hospital = { ...tag('Hospitalización', 60), name: 'hospitalaria' };
    expect(html(facts({ tags: [hospital] }))).toMatch(/<li data-sign="hospitalaria" class="signed signed-tag /);
  });

  it('A9-30 one group where there is one, and no figure where none is stated', () => {
    expect(html(facts({ tags: [tag('Capital', null)] })).match(/<li/g)).toHaveLength(1);
    expect(textOf(facts({ tags: [tag('Capital', null)] }))).not.toContain('%');
  });

  it('says nothing of a capital whose amount it does not know, and leaves its place to another group', () => {
    const capital = { ...tag('Capital asegurado', null), name: 'capital' };
    const text = textOf(facts({ tags: [capital, tag('Muerte accidental', null), tag('Oncología', 80)] }));
    expect(text).not.toContain('Capital asegurado');
    expect(text).toContain('|Muerte accidental|Oncología|80 %|');
    expect(textOf(facts({ tags: [capital] }))).not.toContain('No hay información');
  });

  it('names in the place of its capitals what they pay, two rows at most', () => {
    const capital = { ...tag('Capital asegurado', null), name: 'capital' };
    const capitals = [
      { displayName: 'Fallecimiento', amount: { value: 1000, unit: { code: 'UF' } } },
      { displayName: 'Invalidez total', amount: { value: 500.5, unit: { code: 'UF' } } },
    ];
    expect(textOf(facts({ tags: [capital, tag('Oncología', 80)], capitals }))).toContain(
      '|Fallecimiento|UF 1.000|Invalidez total|UF 500,5|',
    );
    const pension = { displayName: 'Pensión de invalidez', amount: { value: 70, unit: { code: '%' } } };
    const shares = { ...capital, percentage: { lowest: 50, highest: 70 } };
    expect(textOf(facts({ tags: [shares], capitals: [pension] }))).toContain('|Pensión de invalidez|70 %|');
    const after = textOf(facts({ tags: [tag('Oncología', 80), capital], capitals }));
    expect(after).toContain('|Oncología|80 %|Fallecimiento|UF 1.000|');
    expect(after).not.toContain('Invalidez');
  });

  it('A4-26 A8-03 says that there is nothing about coverages', () => {
    expect(textOf(facts({ tags: [] }))).toContain('No hay información de coberturas.');
  });

  it('A4-23 A4-24 A8-01 A8-02 says that it failed, why that may be, and offers to ask again', () => {
    const failed = <CardFacts item={insurance} state={{ kind: 'failed' }} onRetry={() => undefined} />;
    expect(textOf(failed)).toContain('Error al cargar resultados... Revisa tu conexión a internet.|Reintentar');
    expect(html(failed)).toContain(`aria-label="Reintentar las coberturas de ${insurance.displayName}"`);
    // One call is for all cards in sight: as many alerts would be read out one after the other.
    expect(html(failed)).not.toContain('role=');
  });

  it('A4-41 what failed says nothing of offers: it is not the same as none', () => {
    expect(textOf(<CardFacts item={insurance} state={{ kind: 'failed' }} onRetry={() => undefined} />)).not.toContain(
      'Promoción',
    );
    expect(textOf(facts({ isOfferOver: true }))).toContain('|Promoción Cyber Agotada. Precio normal|');
  });

  it.each([
    ['A2.4-20', 'FREE_FIRST_PREMIUM', 'Primera prima gratis'],
    ['A2.4-21', 'AGGREGATE', 'Beneficio incluido'],
    ['A2.4-22', 'GIFT_CARD', 'Tarjeta de regalo'],
    ['A2.4-23', 'STOCK', 'Cupos limitados'],
    ['a discount', 'DISCOUNT', 'Descuento'],
  ] as const)('%s an offer says its kind, its title, and what it is', (_, type, kind) => {
    const offer = {
      type,
      title: 'Título',
      text: 'Qué es.',
      value: null,
      unit: null,
      stock: 3,
      validFrom: null,
      validTo: '2026-11-30',
    };
    const text = textOf(facts({ offers: [offer] }));
    expect(text).toContain(`|${kind}|Título|`);
    expect(text).toContain('|Qué es.| Vale hasta el 30 de noviembre de 2026. Quedan 3. El precio que mostramos es el normal');
    expect(text).not.toContain('Promoción Cyber Agotada');
  });

  it('several offers are all there: the first in sight, and the others behind a sign of how many', () => {
    const offer = (title: string) => ({
      type: 'DISCOUNT' as const,
      title,
      text: `Qué da ${title}.`,
      value: null,
      unit: null,
      stock: null,
      validFrom: null,
      validTo: null,
    });
    const of = (...titles: readonly string[]) => textOf(facts({ offers: titles.map(offer) }));
    const three = of('Uno', 'Dos', 'Tres');
    expect(three).toContain('|+2 ofertas|Otras 2 ofertas|');
    for (const title of ['Uno', 'Dos', 'Tres']) expect(three).toContain(`|Qué da ${title}.|`);
    expect(of('Uno', 'Dos')).toContain('|+1 oferta|Otra oferta|');
    expect(of('Uno')).not.toContain('+');
  });

  it('A2.4-25 says that the offers are over, and nothing where there never was one', () => {
    expect(textOf(facts({ isOfferOver: true }))).toContain('Promoción Cyber Agotada. Precio normal');
    expect(textOf(facts({}))).not.toContain('Promoción');
  });

  it.each([
    ['A5-25', [], 'Sin exigencias', 'No exige que otro sistema cubra antes.'],
    ['A5-26', [entry(0, true), entry(0, true)], '$1', 'debe reembolsar al menos $1.'],
    [
      'A5-22 A5-23 A5-24',
      [entry(50)],
      '50%',
      'al menos 50 % para tener la cobertura normal. Si cubre menos, el seguro supone que cubrió 50 %. Si no cubre nada, el seguro no cubre.',
    ],
    [
      'one system alone',
      [entry(50), entry(0)],
      '50% - 0%',
      'Fonasa debe cubrir al menos 50 % para tener la cobertura normal; a una isapre no le exige nada.',
    ],
    ['A5-27', [entry(40), entry(50)], '40% - 50%', 'Fonasa debe cubrir al menos 40 % y una isapre al menos 50 %'],
  ])('%s what another system must cover first, and what that means', (_, coverageRequirement, said, meaning) => {
    const text = textOf(facts({ requirement: { coverageRequirement, text: said } }));
    expect(text).toContain(`|Requisito de cobertura previa|${said}|`);
    expect(text).toContain(meaning);
    expect(textOf(facts({}, plan))).not.toContain('Requisito');
  });
});

function entry(percent: number, previousCoverage = false) {
  return { percent, previousCoverage };
}

describe('the room of a card', () => {
  it('is held free by what it may tell', () => {
    const bare = { ...plan, insuranceMetadata: { ...metadata, hasOffer: false } };
    expect(roomOf(bare, 'tarjetas')).toBe('min-h-12');
    expect(roomOf({ ...insurance, insuranceMetadata: { ...metadata, hasOffer: false } }, 'tarjetas')).toBe(
      'min-h-18 lg:min-h-21 xl:min-h-18',
    );
    expect(roomOf(insurance, 'tarjetas')).toBe('min-h-24 lg:min-h-27 xl:min-h-24');
    expect(roomOf(insurance, 'lista')).toBe('min-h-24 xl:min-h-12');
  });
});

describe('how fast it is contracted', () => {
  const speed = (contractingSpeed: number | null) =>
    html(<ResultSpeed item={{ ...plan, insuranceMetadata: { ...metadata, contractingSpeed } }} />);

  it('A4-35 is shown of the mandatory Covid insurance alone', () => {
    expect(shownSpeed('SEGURO_COVID_OBLIGATORIO', 90)).toBe(90);
    expect(shownSpeed('SEGURO_DENTAL', 90)).toBeNull();
    expect(speed(null)).toBe('');
  });

  it('A9-47 is a bar up to 100', () => {
    expect(speed(81)).toMatch(/<progress [^>]*max="100" value="81" data-tone="best" class="progress-bar"/);
  });

  it.each([
    [81, 'Rápido', 'best'],
    [80, 'Medio', 'warm'],
    [30, 'Lento', 'danger'],
  ] as const)('of %i says %s in its colour', (score, word, tone) => {
    expect(speed(score)).toContain(`>${word}</span>`);
    expect(speed(score)).toContain(`data-tone="${tone}"`);
  });
});

describe('what cards do', () => {
  it('A9-19 A9-20 the first ten results enter 80 ms apart, the others with the tenth', () => {
    expect([0, 1, 9, 10, 19].map(entranceDelay)).toEqual([0, 80, 720, 720, 720]);
  });

  it("'+N' tells which benefits there are beside", () => {
    const text = textOf(<MoreFeatures features={[{ name: 'ambulancia', displayName: 'Ambulancia' }]} />);
    expect(text).toBe('|+1|Otro beneficio|Ambulancia|');
  });
});
