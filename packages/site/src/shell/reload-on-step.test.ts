import { expect, it, vi } from 'vitest';
import { reloadOnStep } from './reload-on-step.ts';

function aPlace(hasStepped = false) {
  const location = { pathname: '/Comparar/Isapres', search: '?organizations=a', reload: vi.fn<() => void>() };
  const arrivedAt = location.pathname + location.search;
  return { place: Object.assign(new EventTarget(), { location, arrivedAt, hasStepped }) as unknown as Window, location };
}

it('loads the page anew when a step leads to another address, and not when it leads to a place on the page', () => {
  const { place, location } = aPlace();
  reloadOnStep(place);
  place.dispatchEvent(new Event('popstate'));
  expect(location.reload).not.toHaveBeenCalled();
  location.search = '';
  place.dispatchEvent(new Event('popstate'));
  expect(location.reload).toHaveBeenCalledOnce();
});

it('leaves steps alone once script follows them', () => {
  const { place, location } = aPlace();
  const stop = reloadOnStep(place);
  stop();
  location.search = '';
  place.dispatchEvent(new Event('popstate'));
  expect(location.reload).not.toHaveBeenCalled();
});

it('loads the page anew when a step had led on before script was there, and not when the address alone was changed', () => {
  for (const hasStepped of [true, false]) {
    const { place, location } = aPlace(hasStepped);
    location.search = '';
    reloadOnStep(place);
    expect(location.reload).toHaveBeenCalledTimes(hasStepped ? 1 : 0);
  }
});
