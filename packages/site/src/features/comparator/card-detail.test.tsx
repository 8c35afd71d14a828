import { editionOf, type Edition } from '@cotejo/core/editions';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EditionProvider } from '../../edition-context.ts';
import { sampleCompareAnswer } from '../../testing/sample-answers.ts';
import { TestFrame } from '../../testing/test-frame.tsx';
import { testTexts } from '../../testing/test-texts.ts';
import { createTexts } from '../../texts/texts.ts';
import { DetailLink } from './detail-link.tsx';
import { detailAnswerUrl, detailOver, wantedDetailOf } from './detail-url.ts';
import { listedAnswer, type ListedItem } from './listed-item.ts';

const [plan] = listedAnswer(sampleCompareAnswer).data as [ListedItem];

function linkWhere(cardDetail: Edition['cardDetail'], texts = testTexts): string {
  return renderToString(
    <TestFrame texts={texts}>
      <EditionProvider value={{ ...editionOf('chile'), cardDetail }}>
        <DetailLink item={plan} openDetail={() => undefined} />
      </EditionProvider>
    </TestFrame>,
  );
}

describe("a card's link to the detail", () => {
  it('A2.3-27 leads to the page of the product in the language that is read', () => {
    expect(linkWhere('modal')).toContain('href="/Isapre/Cruz-Blanca/Planes/MSP-9026"');
    const english = createTexts({ language: 'en', onMissing: () => undefined });
    expect(linkWhere('modal', english)).toContain('href="/en/Isapre/Cruz-Blanca/Planes/MSP-9026"');
  });

  it('A2.3-28 A2.3-29 opens a modal where the edition says so, as every edition does unless told otherwise', () => {
    expect(linkWhere('modal')).toContain('aria-haspopup="dialog"');
    expect(linkWhere('page')).not.toContain('aria-haspopup');
    for (const id of ['chile', 'peru', 'colombia', 'international'] as const) expect(editionOf(id).cardDetail).toBe('modal');
  });

  it('A2.3-28 keeps what the list is narrowed to, and asks for the detail by what names the product', () => {
    expect(detailOver('/Comparar/Isapres?organizations=CB&page=2', plan.url)).toBe(
      '/Comparar/Isapres?organizations=CB&page=2&detalle=MSP-9026',
    );
    const asked = new URL(detailAnswerUrl('/Comparar/Isapres', '/Isapre/Consalud/Planes/A%C3%B1o%2F1'), 'https://site.test');
    expect(wantedDetailOf(asked.searchParams)).toBe('Año/1');
    expect(wantedDetailOf(new URLSearchParams('detalle=MSP-9026'))).toBeNull();
  });
});
