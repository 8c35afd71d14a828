import { runInNewContext } from 'node:vm';
import { arrivalScript } from '@cotejo/contract/page-rendering';
import { expect, it } from 'vitest';

const product = '/Isapre/Cruz-Blanca/Planes/MAX-90';
const now = 1_700_000_000_000;
const day = 24 * 60 * 60 * 1000;

/** What the document is told of by the script where a tab keeps these things. */
function toldAt(pathname: string, sessionStorage: Readonly<Record<string, string>>): readonly string[] {
  const told: string[] = [];
  const classList = { add: (name: string) => void told.push(name) };
  runInNewContext(arrivalScript, {
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
    document: { documentElement: { classList } },
    Date: { now: () => now },
    addEventListener: () => undefined,
    history: { state: null },
    location: { pathname },
    localStorage: {},
    sessionStorage,
  });
  return told;
}

const keptAt = (at: number) => ({ QP_SENT_chile_A: JSON.stringify({ path: product, at }) });

it('a form gives way where its tab keeps an answer of the last 24 hours to the request of its page or of the product above it', () => {
  for (const path of [product, `${product}/Solicitar`]) expect(toldAt(path, keptAt(now - day + 1))).toEqual(['has-answer']);
  expect(toldAt(`${product}1`, keptAt(now))).toEqual([]);
  expect(toldAt('/Isapre', keptAt(now))).toEqual([]);
});

it('a list that was longer when its entry was left has its room held free, with each step of the history, and no other page', () => {
  /** What is held in a document that came with a state, and after a step to another. */
  const heldFor = (state: unknown, next?: unknown): readonly string[] => {
    const held: string[] = [];
    const history = { state };
    const steps: (() => void)[] = [];
    runInNewContext(arrivalScript, {
      performance: { getEntriesByType: () => [{ type: 'reload' }] },
      document: {
        documentElement: {
          classList: { add: () => undefined },
          style: {
            setProperty: (name: string, value: string) => held.push(`${name}: ${value}`),
            removeProperty: () => held.splice(0),
          },
        },
      },
      addEventListener: (name: string, step: () => void) => name === 'popstate' && steps.push(step),
      history,
      location: { pathname: product },
      localStorage: {},
      sessionStorage: {},
    });
    if (next !== undefined) {
      history.state = next;
      for (const step of steps) step();
    }
    return held;
  };
  expect(heldFor(null, { listRoom: 500 })).toEqual(['--list-room: 500px']);
  expect(heldFor({ listRoom: 500 }, { key: '1' })).toEqual([]);
  expect(heldFor({ key: '1', listRoom: 30_304 })).toEqual(['--list-room: 30304px']);
  expect([...heldFor(null), ...heldFor({ key: '1' })]).toEqual([]);
});

/** What the script does with a press in a place; null: one whose presses are not kept; `wait` lets eight seconds go by. */
function pressing(held: { dataset: Record<string, string> } | null, keys: { readonly ctrlKey?: boolean } = {}) {
  const done: string[] = [];
  const waiting: (() => void)[] = [];
  let press: (event: object) => void = () => undefined;
  runInNewContext(arrivalScript, {
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
    document: {},
    addEventListener: (name: string, listener: typeof press) => void (name === 'click' && (press = listener)),
    setTimeout: (task: () => void, milliseconds: number) => milliseconds === 8_000 && waiting.push(task),
    history: { state: null },
    location: { pathname: product, assign: (to: string) => void done.push(`goes to ${to}`) },
    localStorage: {},
    sessionStorage: {},
  });
  press({
    ...keys,
    target: { closest: (selector: string) => (selector === 'a' ? { href: '/Comparar-Planes' } : held) },
    preventDefault: () => void done.push('kept'),
    stopImmediatePropagation: () => undefined,
  });
  return { done, wait: () => waiting.forEach((task) => task()) };
}

it('a press before script is kept in its place, and its link followed where script does not take it up', () => {
  const place = { dataset: {} };
  const { done, wait } = pressing(place);
  expect(place.dataset).toEqual({ pressed: '' });
  expect(done).toEqual(['kept']);
  wait();
  expect(done).toEqual(['kept', 'goes to /Comparar-Planes']);
});

it('a press that was taken up leads nowhere later, and others are left to the browser', () => {
  const place: { dataset: Record<string, string> } = { dataset: {} };
  const { done, wait } = pressing(place);
  place.dataset = {};
  wait();
  expect(done).toEqual(['kept']);
  expect(pressing(null).done).toEqual([]);
  expect(pressing({ dataset: {} }, { ctrlKey: true }).done).toEqual([]);
});

it('what is older, spoilt or kept of something else hides no form', () => {
  expect(toldAt(product, keptAt(now - day))).toEqual([]);
  for (const text of ['', '{', 'null', `{"path":"${product}"}`]) expect(toldAt(product, { QP_SENT_chile_A: text })).toEqual([]);
  expect(toldAt(product, { QP_DRAFT: JSON.stringify({ path: product, at: now }) })).toEqual([]);
});

/** A document that names two scripts, seen or not, and what it is told to run; `paint` and `wait` let time go on. */
function runningIn(hidden: boolean) {
  const run: { src: string; type: string; async: boolean; onload: () => void; remove: () => void }[] = [];
  const classes: string[] = [];
  const begun: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  let told: (list: { getEntriesByName: (name: string) => readonly string[] }) => void = () => undefined;
  runInNewContext(arrivalScript, {
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
    addEventListener: (name: string, listener: () => void) => void (name === 'DOMContentLoaded' && begun.push(listener)),
    history: { state: null },
    location: { pathname: '/', search: '' },
    localStorage: {},
    sessionStorage: {},
    setTimeout: (task: () => void, milliseconds: number) => milliseconds === 3_000 && waiting.push(task),
    clearTimeout: () => undefined,
    PerformanceObserver: class {
      constructor(tell: typeof told) {
        told = tell;
      }
      observe(): void {}
      disconnect(): void {}
    },
    document: {
      hidden,
      documentElement: { classList: { add: (name: string) => void classes.push(name) } },
      querySelectorAll: () => [{ href: '/shell.js' }, { href: '/start.js' }],
      createElement: () => ({ remove: () => undefined }),
      head: { append: (script: (typeof run)[number]) => void run.push(script) },
    },
  });
  const paint = (what: string): void => told({ getEntriesByName: (name) => (name === what ? [name] : []) });
  const wait = (): void => waiting.forEach((task) => task());
  for (const begin of begun) begin();
  return { run, classes, paint, wait };
}

it('the scripts of a page run in their order once something is painted, and it is told when the last one did', () => {
  const { run, classes, paint } = runningIn(false);
  paint('first-paint');
  expect(run).toEqual([]);
  paint('first-contentful-paint');
  expect(run).toMatchObject([
    { src: '/shell.js', type: 'module', async: false },
    { src: '/start.js', type: 'module', async: false },
  ]);
  run[0]?.onload();
  expect(classes).toEqual([]);
  run[1]?.onload();
  expect(classes).toEqual(['has-scripts']);
});

it('they run at once where nobody sees the page, and after three seconds where nothing is painted', () => {
  expect(runningIn(true).run).toHaveLength(2);
  const { run, wait } = runningIn(false);
  wait();
  expect(run).toHaveLength(2);
});
