import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { PageModule } from './page-spec.ts';
import { laterPage } from './later-page.tsx';

const script = {
  wanted: new Promise<void>(() => undefined),
  surround: () => Promise.resolve((Page: ComponentType) => Page),
};
const args = { request: new Request('http://site.test/Comparar/Isapres') } as unknown as LoaderFunctionArgs;
const Component = () => null;

describe('a page that is loaded later', () => {
  it('A2.2-001 has no module until it is gone to, and asks for it once', async () => {
    const load = vi.fn<() => Promise<PageModule>>(() => Promise.resolve({ Component, loader: () => 'answer' }));
    const page = laterPage(load, script);
    expect(load).not.toHaveBeenCalled();
    expect(await page.loader(args)).toBe('answer');
    expect(await page.loader(args)).toBe('answer');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for again after its module could not be had', async () => {
    const load = vi.fn<() => Promise<PageModule>>(() => Promise.resolve({ Component, loader: () => 'answer' }));
    load.mockRejectedValueOnce(new Error('no connection'));
    const page = laterPage(load, script);
    await expect(page.loader(args)).rejects.toThrow('no connection');
    expect(await page.loader(args)).toBe('answer');
  });

  it('says for itself when its list is asked for again, and before it is there what the router says', async () => {
    const asked = { defaultShouldRevalidate: true } as ShouldRevalidateFunctionArgs;
    const page = laterPage(() => Promise.resolve({ Component, shouldRevalidate: () => false }), script);
    expect(page.shouldRevalidate(asked)).toBe(true);
    await page.loader(args);
    expect(page.shouldRevalidate(asked)).toBe(false);
  });
});
