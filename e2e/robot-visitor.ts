import { endpoints } from '@cotejo/contract/endpoints';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { isapres } from './family.ts';
import { withoutDevice } from './list-calls.ts';

/** The box for who was taken for a robot. */
export function robotBox(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'El sistema piensa que eres un robot...' });
}

/**
 * Lets a page come from an address of its own, as a proxy on this machine would tell, and by a connection on which no
 * catalogue is loaded unasked, so that lists are asked for. Gives the address.
 */
export async function visitFrom(page: Page): Promise<string> {
  const part = () => 1 + Math.floor(Math.random() * 254);
  const address = `10.${part()}.${part()}.${part()}`;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await withoutDevice(page);
  return address;
}

/** The address of a page as nobody asked for it before. */
export function unkept(path: string): string {
  return `${path}?visita=${1 + Math.floor(Math.random() * 1e9)}`;
}

/** A list of isapre plans that nobody asked for before: a kept page costs its visitor nothing and is refused to nobody. */
export function unkeptList(query = ''): string {
  return `${isapres}?${query}&preciomin=${1 + Math.floor(Math.random() * 9999)}`;
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
