import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TestFrame } from '../testing/test-frame.tsx';
import { ProductDescriptions } from './product-descriptions.tsx';

const described = (type: string, text: string) => ({ name: '', text, icon: null, type: { name: type, displayName: type } });

it('B2.11-21 what to consider is a part of its own, with its texts alone', () => {
  const descriptions = [described('general', 'Un plan de ejemplo.'), described('considerar', 'Tiene carencia de 60 días.')];
  const html = renderToString(
    <TestFrame>
      <ProductDescriptions descriptions={descriptions} />
    </TestFrame>,
  );
  const part = /<section id="considerar".*?<\/section>/s
    .exec(html)?.[0]
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
  expect(part).toBe('|Lo que debes considerar|Tiene carencia de 60 días.|');
});
