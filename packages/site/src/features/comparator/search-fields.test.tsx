import { readComparatorSearch } from '@cotejo/contract/search-params';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SearchFields } from './search-fields.tsx';

const search = readComparatorSearch(
  new URLSearchParams('organizations=A&organizationType=insurer&deductibleTo=10&sort=puntaje&view=lista&page=3&ponderation=0.5'),
);

function sent(part: 'around' | 'all-but-sort'): readonly string[] {
  const fields = renderToString(<SearchFields search={search} part={part} />).matchAll(/name="([^"]*)" value="([^"]*)"/g);
  return [...fields].map(([, name, value]) => `${name}=${value}`);
}

describe('the state that a form without script sends along', () => {
  it('is with the filters only what stands around them: the panel sends those itself', () => {
    expect(sent('around')).toEqual(['sort=puntaje', 'ponderation=0.5', 'view=lista']);
  });

  it('is with the order every filter', () => {
    expect(sent('all-but-sort')).toEqual([
      'organizations=A',
      'organizationType=insurer',
      'deductibleTo=10',
      'ponderation=0.5',
      'view=lista',
    ]);
  });
});
