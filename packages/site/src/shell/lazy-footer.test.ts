import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadFooter } from './lazy-footer.ts';

describe('loadFooter', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** What a browser of a name shows in the footer's place, and how many observers wait for it. */
  function footerFor(userAgent: string): { readonly shown: readonly unknown[]; readonly observers: number } {
    const shown: unknown[] = [];
    let observers = 0;
    const place = { replaceChildren: (...children: readonly unknown[]) => shown.push(...children) };
    const written = { textContent: '<div>Pie</div>' };
    vi.stubGlobal('navigator', { userAgent });
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => void (observers += 1);
      },
    );
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = (html: string) => ({ body: { children: [html] } });
      },
    );
    const footer = {
      dataset: { footer: '/fragmento/pie' },
      querySelector: (selector: string) => (selector === 'noscript' ? written : place),
    };
    loadFooter(footer as unknown as HTMLElement);
    return { shown, observers };
  }

  it('B9-57 gives crawlers the copy that the page carries, at once and without an observer', () => {
    expect(footerFor('Mozilla/5.0 (compatible; Googlebot/2.1)')).toEqual({ shown: ['<div>Pie</div>'], observers: 0 });
  });

  it('waits for a visitor to come near', () => {
    expect(footerFor('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')).toEqual({ shown: [], observers: 1 });
  });
});
