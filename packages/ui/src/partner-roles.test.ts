import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { luminance } from './contrast.ts';
import { partnerRoles } from './partner-roles.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function surface(name: string): string {
  const [, color = ''] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css) ?? [];
  return color;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('any colour of a partner gives roles that are read at 4.5:1 where they stand', () => {
  fc.assert(
    fc.property(color, (own) => {
      const roles = partnerRoles(own);
      const soft = roles['--color-action-soft'];
      for (const ground of [surface('surface'), surface('surface-2'), soft]) {
        expect(contrast(roles['--color-action'], ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(roles['--color-action-strong'], ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(surface('ink'), soft)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(surface('ink-2'), soft)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('a colour that is read well enough stays as it is', () => {
  const own = `#${'0b5c6e'}`;
  expect(partnerRoles(own)['--color-action']).toBe(own);
});
