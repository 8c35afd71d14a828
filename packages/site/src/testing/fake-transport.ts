import type { Transport, WireRequest } from '@cotejo/contract/client';
import { endpoints, type EndpointName, type Endpoints } from '@cotejo/contract/endpoints';
import type { EndpointAnswer } from '@cotejo/contract/endpoint';

type FakeAnswers = { readonly [Name in EndpointName]?: EndpointAnswer<Endpoints[Name]> };

function matches(name: EndpointName, request: WireRequest): boolean {
  const endpoint = endpoints[name];
  const path = new URL(request.url, 'http://site.test').pathname;
  const pattern = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return endpoint.method === request.method && pattern.test(path);
}

/**
 * A transport for page tests: answers each named endpoint with 200 and the given body, everything else with the
 * problem of an unknown thing. It stands for the network, not for a component of ours.
 */
export function fakeTransport(answers: FakeAnswers): Transport {
  return async (request) => {
    for (const name of Object.keys(answers) as EndpointName[]) {
      if (matches(name, request)) return { status: 200, retryAfter: null, text: JSON.stringify(answers[name]) };
    }
    const problem = { type: 'about:blank', title: 'No existe lo que pides', status: 404, requestId: 'test' };
    return { status: 404, retryAfter: null, text: JSON.stringify(problem) };
  };
}
