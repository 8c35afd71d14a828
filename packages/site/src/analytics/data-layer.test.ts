import { describe, expect, it } from 'vitest';
import { choose, openLayer, pushEvent, readChoice, type MeasuredWindow, type MeasuringChoice } from './data-layer.ts';

const denied = { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
const byDefault = ['consent', 'default', denied];
const granted = ['consent', 'update', { ...denied, analytics_storage: 'granted' }];

/** What tags find, commands as lists. */
function told({ dataLayer }: MeasuredWindow): unknown[] {
  const entries = Array.isArray(dataLayer) ? dataLayer : [];
  return entries.map((entry) => (Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry));
}

function storeOf(choice: MeasuringChoice | null) {
  const kept = new Map(choice === null ? [] : [['measuring', choice]]);
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value === 'granted' ? 'granted' : 'denied'),
  });
}

describe('the data layer', () => {
  it('refuses everything first, and says nothing more before the visitor lets it', () => {
    const page: MeasuredWindow = {};
    const store = storeOf(null);
    openLayer(page, readChoice(store));
    pushEvent(page, { event: 'view_item' }, readChoice(store));
    expect(told(page)).toEqual([byDefault]);
  });

  it('tells what happens from the choice on, and nothing of before', () => {
    const page: MeasuredWindow = {};
    const store = storeOf(null);
    openLayer(page, readChoice(store));
    pushEvent(page, { event: 'view_item_list' }, readChoice(store));
    choose(page, 'granted', store);
    pushEvent(page, { event: 'view_item' }, readChoice(store));
    choose(page, 'denied', store);
    pushEvent(page, { event: 'select_item' }, readChoice(store));
    expect(told(page)).toEqual([byDefault, granted, { event: 'view_item' }, ['consent', 'update', denied]]);
  });

  it('grants on the next page what was chosen, after the refusal', () => {
    const page: MeasuredWindow = {};
    openLayer(page, readChoice(storeOf('granted')));
    pushEvent(page, { event: 'view_item' }, 'granted');
    expect(told(page)).toEqual([byDefault, granted, { event: 'view_item' }]);
  });

  it('refuses before its first event even where the frame’s script did not run', () => {
    const page: MeasuredWindow = { dataLayer: [{ event: 'of a tag' }] };
    pushEvent(page, { event: 'view_item' }, 'granted');
    expect(told(page)).toEqual([{ event: 'of a tag' }, byDefault, { event: 'view_item' }]);
  });

  it.each([
    ['frozen', Object.freeze([])],
    ['none', 7],
    ['replaced', { push: null }],
  ])('C8-16 does without a list that is %s', (_what, dataLayer) => {
    const page: MeasuredWindow = { dataLayer };
    openLayer(page, 'granted');
    pushEvent(page, { event: 'view_item' }, 'granted');
    expect(page.dataLayer).toBe(dataLayer);
    expect(told(page)).toEqual([]);
  });

  it('takes storage that is switched off for a refusal', () => {
    const closed = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const page: MeasuredWindow = {};
    expect(readChoice(closed)).toBe('denied');
    choose(page, 'granted', closed);
    expect(told(page)).toEqual([byDefault, granted]);
  });
});
