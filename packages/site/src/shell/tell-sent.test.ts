import { describe, expect, it } from 'vitest';
import { SharedStorage } from '../testing/shared-storage.ts';
import { tellSent, type TellingWindow } from './tell-sent.ts';

const isapre = { sentLead: 'l1', worthLine: 'isapre', worthValue: '3000', worthCurrency: 'CLP' };

/** A tab whose visitor lets visits be measured, or does not. */
function tabThat(choice: 'granted' | 'denied'): TellingWindow {
  const { localStorage } = new SharedStorage().tab();
  localStorage.setItem('measuring', choice);
  return { localStorage, sessionStorage: new SharedStorage().tab().localStorage, dataLayer: [] };
}

/** What tags are told, without the commands of consent. */
function eventsOf({ dataLayer }: TellingWindow): readonly unknown[] {
  return Array.isArray(dataLayer) ? dataLayer.filter((entry: unknown) => JSON.stringify(entry).includes('"event"')) : [];
}

describe('a request that was posted without script', () => {
  it('B7-46 B7-47 is told with what its line is worth, once however often its page is loaded, and the next one is told as well', () => {
    const tab = tabThat('granted');
    for (const _ of [1, 2]) tellSent({ dataset: isapre }, tab);
    const event = { event: 'requestInfoLandings', lob: 'isapre', value: 3000, currency: 'CLP' };
    expect(eventsOf(tab)).toEqual([event]);
    tellSent({ dataset: { ...isapre, sentLead: 'l2' } }, tab);
    expect(eventsOf(tab)).toEqual([event, event]);
  });

  it('is told without a worth that its line has not', () => {
    const tab = tabThat('granted');
    tellSent({ dataset: { sentLead: 'l1', worthLine: 'seguros' } }, tab);
    expect(eventsOf(tab)).toEqual([{ event: 'requestInfoLandings', lob: 'seguros' }]);
  });

  it('is told to nobody who does not let visits be measured, nor later where they do by then', () => {
    const tab = tabThat('denied');
    tellSent({ dataset: isapre }, tab);
    tab.localStorage.setItem('measuring', 'granted');
    tellSent({ dataset: isapre }, tab);
    expect(eventsOf(tab)).toEqual([]);
  });
});
