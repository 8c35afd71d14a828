import type { Measured } from './percentile.ts';

/** Colour and name of a line, by engine, in the order of the legend. */
const engines: Readonly<Record<string, { readonly name: string; readonly colour: string; readonly dash: string }>> = {
  cotejo: { name: 'Cotejo', colour: '#0b6e4f', dash: '' },
  duckdb: { name: 'DuckDB', colour: '#c77700', dash: '6 3' },
  postgresql: { name: 'PostgreSQL 18', colour: '#2f5fb3', dash: '2 3' },
  sqlite: { name: 'SQLite', colour: '#8a2c5d', dash: '9 3 2 3' },
};

const panel = { width: 300, height: 250, left: 52, top: 34, right: 14, bottom: 40 } as const;
const columns = 3;

interface Scale {
  /** Powers of ten at both ends. */
  readonly from: number;
  readonly to: number;
}

/** The powers of ten around some positive figures. */
export function decadesAround(values: readonly number[]): Scale {
  const logs = values.map((value) => Math.log10(value));
  const from = Math.floor(Math.min(...logs));
  return { from, to: Math.max(from + 1, Math.ceil(Math.max(...logs))) };
}

/** Share of the way from one end of a scale to the other. */
function share(value: number, { from, to }: Scale): number {
  return (Math.log10(value) - from) / (to - from);
}

const inner = { width: panel.width - panel.left - panel.right, height: panel.height - panel.top - panel.bottom } as const;
const decimals = (value: number): string => value.toFixed(1);

interface Scales {
  readonly across: Scale;
  readonly up: Scale;
}

function pointOf({ plans, median_ms: milliseconds }: Measured, { across, up }: Scales): string {
  const x = panel.left + share(plans, across) * inner.width;
  const y = panel.top + (1 - share(milliseconds, up)) * inner.height;
  return `${decimals(x)},${decimals(y)}`;
}

function powers({ from, to }: Scale): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
}

function shown(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}M`;
  return value >= 1_000 ? `${value / 1_000}k` : String(Number(value.toPrecision(1)));
}

function gridOf({ across, up }: Scales): string {
  const lines = powers(up).map((value) => {
    const y = decimals(panel.top + (1 - share(value, up)) * inner.height);
    return `<path class="grid" d="M${panel.left} ${y}h${inner.width}"/><text class="tick" text-anchor="end" x="${panel.left - 6}" y="${y}" dy="4">${shown(value)}</text>`;
  });
  const stops = powers(across).map((value) => {
    const x = decimals(panel.left + share(value, across) * inner.width);
    return `<path class="grid" d="M${x} ${panel.top}v${inner.height}"/><text class="tick" text-anchor="middle" x="${x}" y="${panel.top + inner.height + 16}">${shown(value)}</text>`;
  });
  return [...lines, ...stops].join('');
}

function lineOf(engine: string, rows: readonly Measured[], scales: Scales): string {
  const style = engines[engine];
  if (style === undefined) throw new RangeError(`no line for ${engine}`);
  const points = rows.toSorted((left, right) => left.plans - right.plans).map((row) => pointOf(row, scales));
  const dash = style.dash === '' ? '' : ` stroke-dasharray="${style.dash}"`;
  const marks = points.map((point) => {
    const [x, y] = point.split(',');
    return `<circle cx="${x}" cy="${y}" r="3" fill="${style.colour}"/>`;
  });
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${style.colour}" stroke-width="2"${dash}/>${marks.join('')}`;
}

function panelOf(title: string, rows: readonly Measured[], scales: Scales): string {
  const byEngine = Map.groupBy(rows, ({ engine }) => engine);
  const lines = [...byEngine].map(([engine, own]) => lineOf(engine, own, scales));
  return `<text class="title" x="${panel.left}" y="22">${title}</text>${gridOf(scales)}${lines.join('')}`;
}

function legendOf(names: readonly string[]): string {
  const entries = Object.entries(engines).filter(([engine]) => names.includes(engine));
  return entries
    .map(([, { name, colour, dash }], index) => {
      const y = 62 + index * 26;
      return `<path d="M${panel.left} ${y}h34" stroke="${colour}" stroke-width="2"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/><circle cx="${panel.left + 17}" cy="${y}" r="3" fill="${colour}"/><text class="name" x="${panel.left + 44}" y="${y + 5}">${name}</text>`;
    })
    .join('');
}

/**
 * An SVG picture of medians over the number of plans, both logarithmic, one panel per query and a legend in the last.
 * `titles` gives the panels in their order by query; rows of other queries are left out.
 */
export function plotOf(rows: readonly Measured[], titles: Readonly<Record<string, string>>): string {
  const shownRows = rows.filter(({ query }) => titles[query] !== undefined);
  const scales = {
    across: decadesAround(shownRows.map(({ plans }) => plans)),
    up: decadesAround(shownRows.map(({ median_ms: milliseconds }) => milliseconds)),
  };
  const panels = Object.entries(titles).map(([query, title]) =>
    panelOf(
      title,
      shownRows.filter((row) => row.query === query),
      scales,
    ),
  );
  const names = [...new Set(shownRows.map(({ engine }) => engine))];
  const axes = `<text class="tick" x="${panel.left}" y="196">across: plans</text><text class="tick" x="${panel.left}" y="214">up: milliseconds, median</text>`;
  const cells = [
    ...panels,
    `<text class="title" x="${panel.left}" y="22">One comparison of a family of four</text>${legendOf(names)}${axes}`,
  ];
  const placed = cells.map((cell, index) => {
    const [x, y] = [(index % columns) * panel.width, Math.floor(index / columns) * panel.height];
    return `<g transform="translate(${x} ${y})">${cell}</g>`;
  });
  const height = Math.ceil(cells.length / columns) * panel.height;
  const style =
    'text{font-family:system-ui,sans-serif;fill:#222}.title{font-size:13px;font-weight:600}.tick{font-size:11px;fill:#555}.name{font-size:13px}.grid{stroke:#ddd;fill:none}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * panel.width} ${height}" role="img" aria-label="Median milliseconds of a comparison by engine and number of plans"><style>${style}</style><rect width="100%" height="100%" fill="#fff"/>${placed.join('')}</svg>\n`;
}
