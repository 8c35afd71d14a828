import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const files = import.meta.glob<{ examples: Record<string, ReactElement> }>('./*.examples.tsx', { eager: true });

describe.each(Object.entries(files))('%s', (_file, { examples }) => {
  it.each(Object.entries(examples))('renders on the server: %s', (_name, element) => {
    expect(renderToString(element)).toMatch(/^<\w/);
  });
});

describe('examples', () => {
  it('exist for every primitive that the package offers', () => {
    const primitives = Object.values(manifest.exports).filter((path) => path.endsWith('.tsx'));
    expect(Object.keys(files).sort()).toEqual(
      primitives.map((path) => path.replace('./src/', './').replace('.tsx', '.examples.tsx')).sort(),
    );
  });
});
