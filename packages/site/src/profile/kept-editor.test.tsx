import { deepFrozen } from '@cotejo/core/deep-frozen';
import { editionOf } from '@cotejo/core/editions';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lineFor } from '../testing/lines.ts';
import { TestFrame } from '../testing/test-frame.tsx';
import { keptEditor } from './kept-editor.server.tsx';
import { PlainEditor } from './plain-editor.tsx';

const within = (part: ReactElement): ReactElement => <TestFrame>{part}</TestFrame>;

function newLine() {
  return deepFrozen(structuredClone(lineFor(editionOf('chile'))));
}

describe('the editor that is kept', () => {
  it('is what React writes with the page, but for its ids', () => {
    const comparator = newLine();
    const profile = comparator.exampleProfile;
    const { editor = '' } = keptEditor({ data: { comparator, profile }, name: 'es', within });
    const whole = renderToString(within(<PlainEditor line={comparator} profile={profile} faults={[]} />));
    const withoutIds = (html: string): string => html.replaceAll(/_(?:editor)?R_\w+_/g, '');
    expect(editor).toContain('<form');
    expect(withoutIds(editor)).toBe(withoutIds(whole));
    expect(editor).not.toContain('"_R_');
  });

  it('is written once for a line in a language', () => {
    const comparator = newLine();
    const data = { comparator, profile: comparator.exampleProfile };
    const writing = vi.fn<typeof within>(within);
    const first = keptEditor({ data, name: 'es', within: writing });
    expect(keptEditor({ data, name: 'es', within: writing })).toBe(first);
    expect(writing).toHaveBeenCalledOnce();
    expect(keptEditor({ data, name: 'en', within: writing })).not.toBe(first);
    expect(keptEditor({ data: { ...data, comparator: newLine() }, name: 'es', within: writing })).toEqual({});
  });

  it("is nobody's who has told of a family, nor of a page without one", () => {
    const comparator = newLine();
    const profile = { ...comparator.exampleProfile, ingresodatos: true };
    for (const data of [{ comparator, profile }, { comparator }, { profile }, null, 'list']) {
      expect(keptEditor({ data, name: 'es', within })).toEqual({});
    }
  });
});
