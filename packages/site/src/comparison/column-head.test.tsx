import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-answers.ts';
import { TestFrame } from '../testing/test-frame.tsx';
import { ColumnHead } from './column-head.tsx';

/** The words of the ways to a product that is sold so. */
function waysOf(salesChannel: readonly string[]): readonly string[] {
  const insuranceMetadata = { ...sampleItem.insuranceMetadata, salesChannel: [...salesChannel] };
  const column = {
    item: { ...sampleItem, insuranceMetadata },
    features: [],
    clinics: [],
    examples: [],
    benefits: [],
    source: null,
    basketSource: null,
    isDemonstration: false,
  };
  const element = (
    <table>
      <thead>
        <tr>
          <ColumnHead column={column} place={0} withoutIt={null} />
        </tr>
      </thead>
    </table>
  );
  const html = renderToString(
    <TestFrame>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </TestFrame>,
  );
  return [...html.matchAll(/<a [^>]*href="[^"]*\/Solicitar"[^>]*>([^<]*)</g)].map(([, word = '']) => word);
}

it.each([
  ['both ways', ['QpMixSale'], ['Contratar', 'Solicitar']],
  ['online alone', ['QpOnlineSale'], ['Contratar']],
  ['by an executive', ['ExecutiveEmployee'], ['Solicitar']],
  ['nowhere here', [], []],
])('a compared product that is sold %s has the same ways as its card (decision 16)', (_, salesChannel, ways) => {
  expect(waysOf(salesChannel)).toEqual(ways);
});
