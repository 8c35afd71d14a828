import { expect, it, vi } from 'vitest';
import { holdEarlySteps } from './early-steps.ts';

function aPlace() {
  return Object.assign(new EventTarget(), {
    location: { pathname: '/en/Isapre', search: '?a=1', hash: '#documentos' },
  }) as unknown as Window;
}

it('A2.1-22 keeps steps from the router until a page is taken over, and then tells it of the place', () => {
  const place = aPlace();
  const [listens, navigate] = [vi.fn<() => void>(), vi.fn<() => Promise<void>>()];
  const steps = holdEarlySteps(place);
  place.addEventListener('popstate', listens);
  place.dispatchEvent(new Event('popstate'));
  expect(listens).not.toHaveBeenCalled();
  steps.end({ navigate });
  steps.end({ navigate });
  const to = { pathname: '/Isapre', search: '?a=1', hash: '#documentos' };
  expect(navigate.mock.calls).toEqual([[to, { replace: true, preventScrollReset: true }]]);
  place.dispatchEvent(new Event('popstate'));
  expect(listens).toHaveBeenCalledOnce();
});

it('tells the router nothing where nobody went anywhere', () => {
  const navigate = vi.fn<() => Promise<void>>();
  holdEarlySteps(aPlace()).end({ navigate });
  expect(navigate).not.toHaveBeenCalled();
});

it('knows a step to another address, for which the page was not written, from one to a place on it', () => {
  const location = { pathname: '/Comparar/Isapres', search: '?organizations=a', hash: '' };
  const steps = holdEarlySteps(Object.assign(new EventTarget(), { location }) as unknown as Window);
  location.hash = '#resultados';
  expect(steps.areElsewhere()).toBe(false);
  location.search = '';
  expect(steps.areElsewhere()).toBe(true);
});
