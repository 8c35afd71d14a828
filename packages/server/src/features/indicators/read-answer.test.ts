import { plainDate } from '@cotejo/core/dates';
import type { Indicator } from '@cotejo/core/indicators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const today = plainDate('2026-07-11');
const read = (json: unknown, indicator: Indicator = 'UF') => readAnswer(JSON.stringify(json), { indicator, today });
const values = (json: unknown, indicator: Indicator = 'UF') => {
  const answer = read(json, indicator);
  return answer.ok ? answer.value.values.map(({ date, value }) => [date, value]) : answer.error;
};

describe('an answer with one value', () => {
  it.for([
    { uf: 40_844.79 },
    { valor: '40.844,79' },
    { UF: '40844,79' },
    { uf: { codigo: 'uf', valor: 40_844.79, fecha: '2026-07-11T04:00:00.000Z' }, dolar: { valor: 928.99 } },
    { valor: 40_844.79, fecha: '11-07-2026' },
    { valor: 40_844.79, fecha: null },
  ])('C7-22 %j is the day’s', (json) => expect(values(json)).toEqual([['2026-07-11', '40844.79']]));

  it('is of the day it says', () => expect(values({ uf: 40_842.07, fecha: '2026-07-08' })).toEqual([['2026-07-08', '40842.07']]));

  it('is of no day when the day it says is none, and never of today then', () => {
    expect(read({ uf: 40_842.07, fecha: 'ayer' })).toEqual({
      ok: true,
      value: { values: [], unreadable: ['{"uf":40842.07,"fecha":"ayer"}'] },
    });
  });

  it('is the asked one among others', () => {
    const all = { fecha: '2026-07-10', uf: 40_844.79, utm: 71_649, Dólar: '928,99' };
    expect(values(all, 'UTM')).toEqual([['2026-07-01', '71649']]);
    expect(values(all, 'USD')).toEqual([['2026-07-10', '928.99']]);
  });
});

describe('an answer with a list', () => {
  const expected = [
    ['2026-07-10', '40844.79'],
    ['2026-07-11', '40844.79'],
  ];
  it.for([
    [
      { fecha: '2026-07-10', valor: 40_844.79 },
      { fecha: '2026-07-11', valor: '40844.79' },
    ],
    {
      serie: [
        { fecha: '2026-07-10T04:00:00.000Z', valor: 40_844.79 },
        { fecha: '2026-07-11T04:00:00.000Z', valor: 40_844.79 },
      ],
    },
    {
      UFs: [
        { Valor: '40.844,79', Fecha: '2026-07-10' },
        { Valor: '40.844,79', Fecha: '2026-07-11' },
      ],
    },
    {
      codigo: 'uf',
      unidad_medida: 'Pesos',
      serie: [
        { fecha: '10-07-2026', uf: 40_844.79 },
        { date: '2026-07-11', UF: '40844,79' },
      ],
    },
    {
      data: {
        valores: [
          { fecha: '2026-07-10', valor: '40844,79' },
          { fecha: '2026-07-11', valor: '40844,79' },
        ],
      },
    },
  ])('%j gives each day its value', (json) => expect(values(json)).toEqual(expected));

  it('keeps the good rows beside those that say no day or no number', () => {
    const serie = [{ fecha: '2026-07-10', valor: 40_844.79 }, { valor: 1 }, { fecha: '2026-07-12', valor: 'ND' }];
    expect(read({ serie })).toEqual({
      ok: true,
      value: {
        values: [{ date: '2026-07-10', value: '40844.79' }],
        unreadable: ['{"valor":1}', '{"fecha":"2026-07-12","valor":"ND"}'],
      },
    });
  });

  it('keeps a month’s UTM on its first day', () => {
    expect(values({ UTMs: [{ Valor: '71.649', Fecha: '2026-07-11' }] }, 'UTM')).toEqual([['2026-07-01', '71649']]);
  });
});

describe('an answer that is not understood', () => {
  it.each(['', '<html></html>', '{"uf":', 'NaN'])('%j is no JSON', (text) =>
    expect(readAnswer(text, { indicator: 'UF', today })).toEqual({ ok: false, error: 'no-json' }),
  );

  it.for([null, 1, 'x', [], {}, { serie: [] }, { error: 'no hay datos' }, [1, 2], { a: { b: { c: { d: { e: { uf: 1 } } } } } }])(
    '%j holds no value',
    (json) => expect(values(json)).toBe('no-value'),
  );

  it('several lists of which none bears its name are not guessed among', () => {
    const row = { fecha: '2026-07-10', valor: 40_844.79 };
    expect(values({ ivp: [row], euro: [row] })).toBe('several-lists');
    expect(values({ ivp: [row], uf: [row] })).toEqual([['2026-07-10', '40844.79']]);
  });

  it('never throws, whatever JSON comes', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(typeof readAnswer(text, { indicator: 'USD', today }).ok).toBe('boolean');
      }),
    );
  });
});
