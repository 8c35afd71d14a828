import { editionOf } from '@cotejo/core/editions';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetForm, keepForm, keptForm } from './kept-draft.ts';

const [chile, international] = [editionOf('chile'), editionOf('international')];

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage of a tab, as far as it is used. */
function storageOf(kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem'> {
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

it('keeps a half-filled form for its line and brand, and nothing once it is forgotten', () => {
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
  const data = new FormData();
  data.set('cotizante.0.edad', '34');
  data.set('cargas.0.edad', '');
  keepForm(data, chile, 'ISAPRE');
  expect([...(keptForm(chile, 'ISAPRE') ?? [])]).toEqual([...data]);
  expect([keptForm(chile, 'SEGURO'), keptForm(international, 'ISAPRE')]).toEqual([null, null]);
  forgetForm(chile, 'ISAPRE');
  expect(keptForm(chile, 'ISAPRE')).toBeNull();
});

it.each(['', 'null', '{', '{"a":1}', '[["a"]]', '[[1,2]]', '["ab"]'])('what is spoilt counts as nothing: %s', (text) => {
  vi.stubGlobal('sessionStorage', storageOf(new Map([['QP_DRAFT_profile_ISAPRE', text]])));
  expect(keptForm(chile, 'ISAPRE')).toBeNull();
});

it('where the browser refuses storage there is none, and no error', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  keepForm(new FormData(), chile, 'ISAPRE');
  expect(keptForm(chile, 'ISAPRE')).toBeNull();
});
