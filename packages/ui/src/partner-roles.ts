import { luminance } from './contrast.ts';

/** Roles of tokens.css that follow the colour of who leads the page. */
const followers = ['action', 'action-strong', 'action-soft', 'action-line', 'action-ink'] as const;

export type PartnerRoles = Readonly<Record<`--color-${(typeof followers)[number]}`, string>>;

type Rgb = readonly [number, number, number];

function rgbOf(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return [red, green, blue];
}

/** `share` of the way from a colour to black (0) or white (255). */
function toward(color: string, end: 0 | 255, share: number): string {
  const parts = rgbOf(color).map((part) => Math.round(part + (end - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const softness = 0.89;
const readable = 4.5;
/** What is read at this on white is read at 4.5:1 on the page's warm grey too. */
const readableOnWhite = 5;
const darkening = 0.02;

/**
 * The roles that a partner's colour ('#rrggbb') gives: itself for actions, darkened until it is read at 4.5:1 on the surfaces
 * and on its own tint (WCAG 2.2, 1.4.3), and what goes with it.
 */
export function partnerRoles(color: string): PartnerRoles {
  const soft = toward(color, 255, softness);
  const white = toward(color, 255, 1);
  let action = color;
  while (contrast(action, white) < readableOnWhite || contrast(action, soft) < readable) action = toward(action, 0, darkening);
  return {
    '--color-action': action,
    '--color-action-strong': toward(action, 0, 0.25),
    '--color-action-soft': soft,
    '--color-action-line': toward(color, 255, 0.68),
    '--color-action-ink': white,
  };
}
