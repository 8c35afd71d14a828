import type { CSSProperties } from 'react';

/** Our colours (packages/ui/src/tokens.css), by day and by night: mail programs know no variables. */
const day = {
  page: '#f6f5f2',
  card: '#ffffff',
  ink: '#14231f',
  soft: '#4a5a55',
  line: '#dfddd6',
  action: '#0b6b5d',
  onAction: '#ffffff',
} as const;
const night = {
  page: '#101916',
  card: '#182420',
  ink: '#eef2f0',
  soft: '#b3c0bb',
  line: '#33433d',
  action: '#7fd3c3',
  onAction: '#08231d',
} as const;

const font = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const cell: CSSProperties = { padding: '10px 0', fontSize: '16px', lineHeight: '24px', verticalAlign: 'top', fontFamily: font };

/** How each part of a mail looks. Sizes are for a phone held in the hand: nothing to read is under 14 px, the button is 48 px high. */
export const styles = {
  page: { margin: 0, padding: '24px 0', backgroundColor: day.page, fontFamily: font, color: day.ink },
  column: { width: '100%', maxWidth: '560px', margin: '0 auto', padding: '0 16px' },
  brand: { margin: '0 0 16px', fontSize: '20px', lineHeight: '28px', fontWeight: 700, color: day.action },
  card: {
    backgroundColor: day.card,
    border: `1px solid ${day.line}`,
    borderRadius: '14px',
    padding: '24px 20px',
    margin: '0 0 20px',
  },
  heading: { margin: '0 0 12px', fontSize: '24px', lineHeight: '30px', fontWeight: 700, color: day.ink },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: day.ink },
  table: { width: '100%', borderCollapse: 'collapse', margin: '4px 0 20px' },
  label: { ...cell, width: '38%', paddingRight: '12px', fontWeight: 400, color: day.soft, borderTop: `1px solid ${day.line}` },
  value: { ...cell, fontWeight: 600, color: day.ink, borderTop: `1px solid ${day.line}`, overflowWrap: 'anywhere' },
  button: {
    display: 'inline-block',
    padding: '12px 24px',
    margin: '0 0 20px',
    borderRadius: '8px',
    backgroundColor: day.action,
    color: day.onAction,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  rule: { border: 'none', borderTop: `1px solid ${day.line}`, margin: '0 0 16px' },
  small: { margin: '0 0 12px', fontSize: '14px', lineHeight: '21px', color: day.soft },
  link: { color: day.action, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;

const atNight = {
  page: `background-color:${night.page};color:${night.ink}`,
  brand: `color:${night.action}`,
  card: `background-color:${night.card};border-color:${night.line}`,
  heading: `color:${night.ink}`,
  text: `color:${night.ink}`,
  label: `color:${night.soft};border-color:${night.line}`,
  value: `color:${night.ink};border-color:${night.line}`,
  button: `background-color:${night.action};color:${night.onAction}`,
  rule: `border-color:${night.line}`,
  small: `color:${night.soft}`,
  link: `color:${night.action}`,
} as const satisfies Partial<Record<keyof typeof styles, string>>;

/** What mail programs that know dark screens show instead; the others keep the colours of the day, which are whole by themselves. */
export const darkStyle = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  ...Object.entries(atNight).map(
    ([name, rules]) =>
      `.m-${name}{${rules
        .split(';')
        .map((rule) => `${rule}!important`)
        .join(';')}}`,
  ),
  // The page's colour lies on a cell that has no class of its own.
  `.m-page>table>tbody>tr>td{background-color:${night.page}!important;color:${night.ink}!important}`,
  '}',
].join('');
