import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TestFrame } from '../testing/test-frame.tsx';
import { SubtypeList } from './subtype-list.tsx';

const general = {
  subtype: 'general' as const,
  name: 'General',
  icon: 'shield' as const,
  tooltip: 'En breve.',
  description: 'Cubre de todo.',
  exclusions: 'No cubre lo excluido.',
};
const html = (shown: readonly (typeof general)[]): string =>
  renderToString(
    <TestFrame>
      <SubtypeList subtypes={[...shown]} />
    </TestFrame>,
  ).replaceAll('<!-- -->', '');

it('A3-83 a product says what it is for: a sign, what that is, its tooltip and what it does not cover', () => {
  const markup = html([general]);
  expect(markup).toMatch(/<section id="tipo".*data-sign="shield"/s);
  expect(markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe(
    '|Para qué es|General|?|Qué es “General”|En breve.|Cubre de todo.|No cubre lo excluido.|',
  );
  expect(markup).toContain('popover="auto"');
  expect(html([])).toBe('');
});
