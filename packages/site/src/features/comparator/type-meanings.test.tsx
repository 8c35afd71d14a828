import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TestFrame } from '../../testing/test-frame.tsx';
import { TypeMeanings } from './type-meanings.tsx';

const type = (name: string, description: string) => ({ name, displayName: `Seguro ${name}`, description, count: 1 });
const types = [type('A', 'Paga de todo.'), type('B', 'Paga poco.'), type('C', '')];
const shown = (...values: readonly string[]): string =>
  renderToString(
    <TestFrame>
      <TypeMeanings types={types} shown={values.map((value) => ({ value }))} />
    </TestFrame>,
  )
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

it('explains the types that can be chosen, in their order, and nothing where nobody wrote anything', () => {
  expect(shown('B', 'A', 'Z')).toBe('|?|Qué es cada tipo de seguro|Seguro B:| Paga poco.|Seguro A:| Paga de todo.|');
  expect(shown('C')).toBe('');
});
