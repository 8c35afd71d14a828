import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
type Rgb = readonly [number, number, number];

/** What each brand overrides; of the first it is nothing. */
const brands = ['', ...[...css.matchAll(/\[data-brand='(\w+)'\]/g)].map(([, code]) => code ?? '')];

function role(name: string, brand = ''): Rgb {
  const own = new RegExp(`\\[data-brand='${brand}'\\] \\{[^}]*`).exec(css)?.[0] ?? '';
  const pattern = new RegExp(`--color-${name}: #([0-9a-f]{6});`);
  const hex = (pattern.exec(own) ?? pattern.exec(css))?.[1];
  if (!hex) throw new Error(`no colour role ${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

function hsl(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

it('the brands of Colombia and of the international edition have roles of their own', () => {
  expect(brands).toEqual(['', 'QS', 'IH']);
  expect(role('action', 'QS')).not.toEqual(role('action'));
  expect(role('surface', 'QS')).toEqual(role('surface'));
});

describe.each(brands)('colour roles of brand "%s"', (brand) => {
  it.each([
    ['ink', ['surface', 'surface-2', 'surface-3', 'action-soft']],
    ['ink-2', ['surface', 'surface-2', 'surface-3']],
    ['action', ['surface', 'surface-2', 'action-soft']],
    ['action-strong', ['surface', 'action-soft']],
    ['action-ink', ['action', 'action-strong']],
    ['best', ['surface', 'best-soft']],
    ['warm', ['surface', 'surface-2', 'warm-soft']],
    ['danger', ['surface', 'surface-2', 'danger-soft']],
  ])('text in %s has 4.5:1 on %j', (text, grounds) => {
    for (const ground of grounds) expect(contrast(role(text, brand), role(ground, brand))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'surface-2', 'surface-3'])('the outline of a control has 3:1 on %s', (ground) => {
    expect(contrast(role('control', brand), role(ground, brand))).toBeGreaterThanOrEqual(3);
  });
});

describe('tile of a mark', () => {
  const steps = [...css.matchAll(/\[data-hue='(\d+)'\]/g)].map(([, hue]) => Number(hue));

  it('exists for every step of 15 degrees', () => {
    expect(steps).toEqual(Array.from({ length: 24 }, (_, index) => index * 15));
  });

  it.each(steps)('has letters of 4.5:1 at hue %d', (hue) => {
    const [, ground, letters] = /\.?mark-tile[^}]*?(\d+)% 94%\);[^}]*?(\d+)% 27%\)/s.exec(css) ?? [];
    expect(contrast(hsl(hue, Number(letters) / 100, 0.27), hsl(hue, Number(ground) / 100, 0.94))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the widths where the layout changes', () => {
  const pixelsAt = (name: string): number => Number(new RegExp(`--breakpoint-${name}: ([\\d.]+)rem;`).exec(css)?.[1]) * 16;

  it('C2-16 C9-08 a phone is at most 991 pixels wide', () => {
    expect(pixelsAt('lg') - 1).toBe(991);
  });

  it('C2-17 C9-08 the menu stands in the bar from 1200 pixels on', () => {
    expect(pixelsAt('xl')).toBe(1200);
  });
});

it('B9-24 layouts change at 576, 768, 992 and 1200 px, for small phones at 360, and at none else', () => {
  const steps = [...css.matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)].map(([, name, rem]) => [name, Number(rem) * 16]);
  expect(Object.fromEntries(steps)).toEqual({ xs: 360, sm: 576, md: 768, lg: 992, xl: 1200 });
  // Below 288 px, which only large letters make, two columns scroll instead.
  const known = [288, ...steps.map(([, step]) => step)];
  const widths = [...css.matchAll(/@media[^{]*\(width [<>]=? ([\d.]+)rem\)/g)].map(([, rem]) => Number(rem) * 16);
  expect(widths.filter((width) => !known.includes(width))).toEqual([]);
});
