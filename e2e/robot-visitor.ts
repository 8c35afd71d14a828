import { endpoints } from '@cotejo/contract/endpoints';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { isapres } from './family.ts';
import { withoutDevice } from './list-calls.ts';

/** The box for who was taken for a robot. */
export function robotBox(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'El sistema piensa que eres un robot...' });
}

let drawn = 0;

/** A number from 0 on, below `most`, that no other test of this run draws; runs on one server begin at different ones. */
function ownNumber(most: number): number {
  drawn += 1;
  // Grows with each worker that starts anew, which draws from the beginning: no two pairs of them share a place on the diagonals.
  const worker = Number(process.env['TEST_WORKER_INDEX']);
  const diagonal = worker + drawn;
  return (process.ppid * 97 + (diagonal * (diagonal + 1)) / 2 + drawn) % most;
}

/**
 * Lets a page come from an address of its own, as a proxy on this machine would tell, and by a connection on which no
 * catalogue is loaded unasked, so that lists are asked for. Gives the address.
 */
export async function visitFrom(page: Page): Promise<string> {
  const network = ownNumber(2 ** 16);
  const address = `10.${network >> 8}.${network % 256}.7`;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await withoutDevice(page);
  return address;
}

/** The address of a page as nobody asked for it before. */
export function unkept(path: string): string {
  return `${path}?visita=${ownNumber(1e9)}`;
}

/** A list of isapre plans that nobody asked for before: a kept page costs its visitor nothing and is refused to nobody. */
export function unkeptList(query = ''): string {
  return `${isapres}?${query}&preciomin=${1 + ownNumber(9_999)}`;
}

const mostCalls = 400;
const atOnce = 20;

/** Asks for plans from the address until calls are refused. Throws when they never are. */
export async function askTooMuch(request: APIRequestContext, address: string): Promise<void> {
  const url = `${endpoints.getIsaprePlan.path}?codigoplan=NINGUNO`;
  for (let asked = 0; asked < mostCalls; asked += atOnce) {
    const calls = Array.from({ length: atOnce }, () => request.get(url, { headers: { 'x-forwarded-for': address } }));
    const answers = await Promise.all(calls);
    if (answers.some((answer) => answer.status() === 401)) return;
  }
  throw new Error(`${mostCalls} calls and none was refused`);
}
