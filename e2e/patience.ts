import type { APIRequestContext, APIResponse, Page, Response } from '@playwright/test';

type Answer = Pick<Response | APIResponse, 'status' | 'headers'>;

/** Milliseconds after which a server that has too much to do wants to be asked again; null: it has answered. */
export function comeBackIn(answer: Answer | null): number | null {
  if (answer?.status() !== 503) return null;
  const seconds = Number(answer.headers()['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}

/** Asks until there is an answer, as long as the test lasts: on a busy machine a server says when to come back, and visitors do. */
async function patiently<Kind extends Answer | null>(ask: () => Promise<Kind>): Promise<Kind> {
  const answer = await ask();
  const wait = comeBackIn(answer);
  if (wait === null) return answer;
  await new Promise((resolve) => setTimeout(resolve, wait));
  return patiently(ask);
}

/** A page whose visitor comes back when asked to. */
export function patientPage(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = (...asked) => patiently(() => goto(...asked));
  return page;
}

/** A client that comes back when asked to. */
export function patientRequest(request: APIRequestContext): APIRequestContext {
  const [get, post] = [request.get.bind(request), request.post.bind(request)];
  request.get = (...asked) => patiently(() => get(...asked));
  request.post = (...asked) => patiently(() => post(...asked));
  return request;
}
