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

it('what is older, spoilt or kept of something else hides no form', () => {
  expect(toldAt(product, keptAt(now - day))).toEqual([]);
  for (const text of ['', '{', 'null', `{"path":"${product}"}`]) expect(toldAt(product, { QP_SENT_chile_A: text })).toEqual([]);
  expect(toldAt(product, { QP_DRAFT: JSON.stringify({ path: product, at: now }) })).toEqual([]);
});
