import type { Page } from '@playwright/test';
import { comparatorSchema, dataOf, type ComparatorAnswer } from '@cotejo/contract/catalogue';
import { compareAnswerSchema, type CompareAnswer, type CompareBody } from '@cotejo/contract/compare';
import { endpoints } from '@cotejo/contract/endpoints';
import { editionOf } from '@cotejo/core/editions';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { questionsFor } from './random-questions.ts';

const seed = 20_261_122;
const comparatorsSchema = dataOf(z.array(comparatorSchema));

/** Each edition with how many questions it is asked; a comparator gets its share of them. */
const editions = [
  { id: 'chile', host: 'localhost', questions: 420 },
  { id: 'peru', host: 'peru.localhost', questions: 60 },
  { id: 'colombia', host: 'colombia.localhost', questions: 60 },
  { id: 'international', host: 'international.localhost', questions: 60 },
] as const;

function callOf({ productKind }: Pick<ComparatorAnswer, 'productKind'>): string {
  return (productKind === 'isapre-plan' ? endpoints.compareIsaprePlans : endpoints.compareInsurance).path;
}

/** What a call has that is not GET, in the edition that the page is of. */
function headersOn(page: Page): Readonly<Record<string, string>> {
  const { hostname } = new URL(page.url());
  const edition = editions.find(({ host }) => host === hostname)?.id ?? 'chile';
  return { 'content-type': 'application/json', 'x-country': editionOf(edition).country, 'x-qpversion': 'test' };
}

/** Asks the server from within a page: only the browser finds the hosts of the other editions. */
async function ask(page: Page, url: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([address, headers, posted]) => {
      const response = await fetch(address, posted === null ? {} : { method: 'POST', headers, body: posted });
      return (await response.json()) as unknown;
    },
    [url, headersOn(page), body === undefined ? null : JSON.stringify(body)] as const,
  );
}

async function comparatorsOf(page: Page): Promise<readonly ComparatorAnswer[]> {
  const { data } = comparatorsSchema.parse(await ask(page, endpoints.listComparators.path));
  return data.filter(({ productCount }) => productCount > 0);
}

async function firstAnswer(page: Page, { url, exampleProfile, ...comparator }: ComparatorAnswer): Promise<CompareAnswer> {
  return compareAnswerSchema.parse(await ask(page, callOf(comparator), { comparator: url, profile: exampleProfile }));
}

/** What the worker answers, as far as it is looked at here. */
interface WorkerAnswer {
  readonly kind: string;
  readonly result?: { readonly value?: unknown; readonly error?: { readonly errors?: unknown } };
}

/** What is asked in the browser of both, and how many of the questions were answered with a list. */
interface Round {
  readonly comparator: Pick<ComparatorAnswer, 'url' | 'productKind' | 'productType'>;
  readonly call: string;
  readonly priceCall: string;
  readonly groundCall: string;
  readonly workerUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: readonly CompareBody[];
}

/**
 * Runs in the page: hands the site's own worker the catalogue and puts each question to it and to the server. Gives the
 * first difference as the path to it with both values, and what was compared.
 */
async function compareBoth({ comparator, call, priceCall, groundCall, workerUrl, headers, bodies }: Round) {
  const worker = new Worker(workerUrl, { type: 'module' });
  let lastId = 0;
  const ask = (question: object, transfer: Transferable[] = []): Promise<WorkerAnswer> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      worker.onmessage = ({ data }) => resolve(data.answer);
      worker.onerror = () => reject(new Error('the worker broke'));
      worker.postMessage({ id: lastId, question }, transfer);
    });
  /** The first place where two values differ; keys that hold undefined are not there, as in JSON. */
  const difference = (local: unknown, remote: unknown, path = ''): string | null => {
    if (Object.is(local, remote)) return null;
    const areObjects = typeof local === 'object' && typeof remote === 'object' && local !== null && remote !== null;
    if (!areObjects || Array.isArray(local) !== Array.isArray(remote)) {
      return `${path}: ${JSON.stringify(local)} here, ${JSON.stringify(remote)} there`;
    }
    const [here, there] = [local as Record<string, unknown>, remote as Record<string, unknown>];
    for (const name of new Set([...Object.keys(here), ...Object.keys(there)])) {
      const found = difference(here[name], there[name], `${path}.${name}`);
      if (found) return found;
    }
    return null;
  };
  const post = async (url: string, body: object) => {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, json: await response.json() };
  };

  const edition = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').edition;
  const { data: ground } = await (await fetch(`${groundCall}?comparator=${encodeURIComponent(comparator.url)}`)).json();
  const bytes = await (await fetch(ground.catalogueUrl)).arrayBuffer();
  const { version, figures } = ground;
  const taken = await ask({ kind: 'take', comparator: comparator.url, edition, version, figures, bytes }, [bytes]);
  if (taken.kind !== 'done') throw new Error(`${comparator.url}: ${JSON.stringify(taken)}`);

  const seen = { lists: 0, empty: 0, refused: 0, prices: 0 };
  for (const [index, body] of bodies.entries()) {
    const remote = await post(call, body);
    const { result } = await ask({ kind: 'compare', comparator: comparator.url, productKind: comparator.productKind, body });
    const isList = remote.status === 200;
    const found = isList
      ? difference(result?.value, remote.json)
      : difference(result?.error?.errors ?? 'no failure', remote.json.errors);
    if (found) return { difference: `question ${index} ${JSON.stringify(body)}\n${found}`, seen };
    seen[!isList ? 'refused' : remote.json.data.length > 0 ? 'lists' : 'empty'] += 1;
    const [item] = isList ? remote.json.data : [];
    if (!item || index % 4 > 0) continue;
    const asked = { profile: body.profile, productType: body.productType };
    const price = await post(priceCall.replace('{id}', String(item.id)), asked);
    const local = await ask({ kind: 'price', comparator: comparator.url, id: String(item.id), ...asked });
    const differs = difference(local.result?.value, price.json.data);
    if (differs) return { difference: `price of ${item.productCode} for ${JSON.stringify(asked)}\n${differs}`, seen };
    seen.prices += 1;
  }
  worker.terminate();
  return { difference: null, seen };
}

// Some questions name a region that there is none of, or UF where there is none.
test.use({ allowedConsoleErrors: [/400/] });

for (const { host, questions } of editions) {
  test(`the browser answers as the server does: ${questions} questions on ${host}`, async ({ page, isMobile, baseURL }) => {
    test.skip(isMobile, 'the same worker and server as on a desktop');
    test.setTimeout(240_000);
    const origin = (baseURL ?? '').replace(/\/\/[^:/]+/, `//${host}`);
    await page.goto(origin);
    const known = await comparatorsOf(page);
    const started = page.waitForEvent('worker');
    await page.goto(origin + (known[0]?.url ?? ''));
    const workerUrl = (await started).url();
    const total = { lists: 0, empty: 0, refused: 0, prices: 0 };
    const count = Math.ceil(questions / known.length);
    for (const [index, comparator] of known.entries()) {
      const first = await firstAnswer(page, comparator);
      const bodies = questionsFor(comparator, first, { count, seed: seed + index });
      const { url, productKind, productType } = comparator;
      const { difference, seen } = await page.evaluate(compareBoth, {
        comparator: { url, productKind, productType },
        call: callOf(comparator),
        priceCall: endpoints.calculatePrice.path,
        groundCall: endpoints.getLocalComparison.path,
        workerUrl,
        headers: headersOn(page),
        bodies,
      });
      expect(difference, url).toBeNull();
      for (const name of ['lists', 'empty', 'refused', 'prices'] as const) total[name] += seen[name];
    }
    test.info().annotations.push({ type: 'questions', description: JSON.stringify(total) });
    expect(total.lists + total.empty + total.refused).toBeGreaterThanOrEqual(questions);
    expect(total.lists).toBeGreaterThan(questions / 2);
    expect(total.prices).toBeGreaterThan(0);
  });
}
