import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TestFrame } from '../../testing/test-frame.tsx';
import { HelpCall, HelpLink } from './help-link.tsx';

const html = (element: ReactNode): string => renderToString(<TestFrame>{element}</TestFrame>).replaceAll('<!-- -->', '');

it('A2.3-30 A2.3-31 A2.3-32 has its words, a phone sign and the phone of the edition', () => {
  const link = html(<HelpCall />);
  expect(link).toMatch(/<a href="tel:\+56220000000"[^>]*><svg/);
  expect(link).toContain('>Necesitas ayuda?</b>');
  expect(link).toContain('Llámanos al +56 2 2000 0000');
});

it('its text is heard and not seen on phones', () => {
  expect(html(<HelpCall />)).toContain('<span class="sr-only lg:not-sr-only"><b');
});

it('is not there until the hours are known', () => {
  expect(html(<HelpLink />)).toBe('');
});
