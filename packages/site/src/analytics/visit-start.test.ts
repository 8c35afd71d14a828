import { describe, expect, it } from 'vitest';
import { visitStart, type VisitPage } from './visit-start.ts';

const now = new Date('2026-11-24T12:00:00Z');
const page: VisitPage = { referrer: '', url: 'https://cotejo.example/Isapre', cookies: '', isReturn: false, isMeasured: true };
const startOf = (known: Partial<VisitPage>) => visitStart({ ...page, ...known }, now);

describe('how a visit began', () => {
  it('C1-09 C3-52 is the page that led here, without what was looked for there, and when', () => {
    expect(startOf({ referrer: 'https://buscador.example/ir?q=isapre+embarazo#a' })).toEqual({
      referrer: 'https://buscador.example/ir',
      date: '2026-11-24T12:00:00.000Z',
      infoGA: { clientId: null, urlParameters: {} },
    });
  });

  it('C3-53 is what the address says of its campaign, and nothing of a person', () => {
    const url = 'https://cotejo.example/v1?utm_source=boletin&gclid=x1&edad=34&ingreso=1650000&sexo=F';
    expect(startOf({ url })?.infoGA.urlParameters).toEqual({ utm_source: 'boletin', gclid: 'x1' });
  });

  it('C3-53 names the browser as measuring does, for who lets visits be measured', () => {
    const known = { referrer: 'https://blog.example/', cookies: 'perfil=x; _ga=GA1.1.1034508173.1637123456; otra=1' };
    expect(startOf(known)?.infoGA.clientId).toBe('1034508173.1637123456');
    expect(startOf({ ...known, isMeasured: false })?.infoGA.clientId).toBeNull();
    expect(startOf({ ...known, cookies: 'no_ga=GA1.1.1.2; _ga=x' })?.infoGA.clientId).toBeNull();
  });

  it.each([
    ['on its way through this site', { referrer: 'https://cotejo.example/Seguros' }],
    ['by itself', {}],
    ['by itself, with a filter in the address', { url: 'https://cotejo.example/Comparar/Isapres?precio=1' }],
    ['where the page was reloaded', { referrer: 'https://blog.example/', isReturn: true }],
    ['from what is no address', { referrer: 'about:' }],
    ['from what is no site', { referrer: 'android-app://com.ejemplo/' }],
  ])('is no news %s', (_how, known) => expect(startOf(known)).toBeNull());

  it('keeps no text without end', () => {
    const long = 'x'.repeat(5000);
    const start = startOf({ referrer: `https://a.example/${long}`, url: `https://cotejo.example/?utm_term=${long}` });
    expect([start?.referrer.length, start?.infoGA.urlParameters['utm_term']?.length]).toEqual([200, 200]);
  });
});
