import { describe, expect, it } from 'vitest';
import { flatPrice, oneAdult, product, tariffWith, today } from '../comparison/testing/sample-catalogue.ts';
import { plainDate, type PlainDate } from '../dates/plain-date.ts';
import { moneyOf, rateOf } from '../money/money.ts';
import type { Household } from '../people/household.ts';
import type { UfValue } from './quote.ts';
import { chargeOf, quoteProduct, unsaidIn, type QuotedProduct, type QuoteQuestion } from './quote-product.ts';
import { noRules, type ProductPricing, type RateTariff, type Tariff, type TariffRow } from './tariff.ts';

const ufOf = (status: UfValue['status'], date = today): UfValue => ({ rate: rateOf('40000', 'UF', 'CLP'), date, status });

function quoted(overrides: Partial<Omit<QuoteQuestion, 'product' | 'context'>> & QuoteParts = {}) {
  const { pricing, sold, context, ...rest } = overrides;
  return quoteProduct({
    product: product(1, { ...(pricing ? { pricing } : {}), ...sold }),
    household: oneAdult,
    unsaid: [],
    isExample: false,
    ...rest,
    context: {
      today,
      uf: ufOf('of-the-day'),
      currency: 'CLP',
      catalogueVersion: 'v1',
      ufPublishedUntil: plainDate('2026-12-09'),
      ...context,
    },
  });
}

interface QuoteParts {
  readonly pricing?: ProductPricing;
  readonly sold?: Partial<QuotedProduct>;
  readonly context?: Partial<QuoteQuestion['context']>;
}

const inUf = flatPrice(moneyOf('1.5', 'UF', 'month'));
const byTariffs = (...tariffs: readonly Tariff[]): ProductPricing => ({ kind: 'tariff', tariffs, minimumEmployees: null });
const row: TariffRow = { ageFrom: 0, ageTo: 120, sex: null, role: null, amount: moneyOf(9_000, 'CLP', 'month') };
const until = (day: string) => ({ kind: 'until', day });

describe('the last day of a quote', () => {
  it('is thirty days ahead for a price without UF', () => {
    expect(quoted().promise).toEqual(until('2026-12-20'));
  });

  it('is the last day whose UF is published for a price in UF, at most thirty days ahead', () => {
    expect(quoted({ pricing: inUf }).promise).toEqual(until('2026-12-09'));
    expect(quoted({ pricing: inUf, context: { ufPublishedUntil: plainDate('2027-03-09') } }).promise).toEqual(
      until('2026-12-20'),
    );
  });

  it('is today when the UF is of an older day', () => {
    const context = { uf: ufOf('older', plainDate('2026-07-11')), ufPublishedUntil: plainDate('2026-07-11') };
    expect(quoted({ pricing: inUf, context }).promise).toEqual(until(today));
    const withGap = { ...context, ufPublishedUntil: plainDate('2026-12-09') };
    expect(quoted({ pricing: inUf, context: withGap }).promise).toEqual(until(today));
  });

  it('is today for a rate that is not published ahead', () => {
    const rates = [{ rate: rateOf('950', 'USD', 'CLP'), date: today, status: 'of-the-day' } as const];
    const quote = quoted({ pricing: flatPrice(moneyOf('10', 'USD', 'month')), context: { rates } });
    expect(quote.price.total).toEqual(moneyOf(9_500, 'CLP', 'month'));
    expect(quote.promise).toEqual(until(today));
  });

  it('is not beyond the end of the tariff, nor the day before its successor starts', () => {
    const first = tariffWith([row], { validTo: plainDate('2026-11-30') });
    expect(quoted({ pricing: byTariffs(first) }).promise).toEqual(until('2026-11-30'));
    const next = tariffWith([row], { id: 'next', validFrom: plainDate('2026-11-26') });
    expect(quoted({ pricing: byTariffs(tariffWith([row]), next) }).promise).toEqual(until('2026-11-25'));
  });

  it('is not beyond the last day of sale', () => {
    expect(quoted({ sold: { availableTo: plainDate('2026-11-22') } }).promise).toEqual(until('2026-11-22'));
  });

  it('is the last day of the GES price that a plan is made with', () => {
    const basePrice = moneyOf('1.29', 'UF', 'month');
    const day = plainDate('2025-12-20');
    const context = { today: day, uf: ufOf('of-the-day', day), ufPublishedUntil: plainDate('2026-01-09') };
    const { promise } = quoted({ pricing: { kind: 'isapre', isapreCode: '78', basePrice }, context });
    expect(promise).toEqual(until('2025-12-31'));
  });
});

describe('a quote that promises nothing says why', () => {
  const none = (because: string) => ({ kind: 'none', because });
  it.each([
    ['nobody insurable', none('no-price'), { pricing: flatPrice(moneyOf(1, 'CLP', 'month'), 1) }],
    ['decision 26: an example', none('example-profile'), { isExample: true }],
    ['decision 8: the fallback UF', none('uf-fallback'), { pricing: inUf, context: { uf: ufOf('fallback') } }],
    ['a sale that ended', none('not-on-sale'), { sold: { availableTo: plainDate('2026-11-19') } }],
    ['a sale to come', none('not-on-sale'), { sold: { availableFrom: plainDate('2026-11-21') } }],
    ['a product that nobody sells', none('not-on-sale'), { sold: { salesChannels: [] } }],
    ['another region', none('not-sold-in-region'), { sold: { regionCodes: ['5'] } }],
  ] as const)('%s', (_, promise, question) => {
    expect(quoted(question).promise).toEqual(promise);
  });

  it('the fallback UF takes nothing from a price without UF', () => {
    expect(quoted({ context: { uf: ufOf('fallback') } }).promise).toEqual(until('2026-12-20'));
  });
});

describe('assumptions', () => {
  const kinds = (question: Parameters<typeof quoted>[0]) => quoted(question).assumptions.map(({ kind }) => kind);
  const bySex = byTariffs(
    tariffWith([
      { ...row, sex: 'Masculino' },
      { ...row, sex: 'Femenino' },
    ]),
  );
  const byRegion = byTariffs(tariffWith([{ ...row, conditions: { region: '13' } }, row]));
  const unsaid = unsaidIn({ contributors: [{ age: 30 }], dependants: [{ age: 4 }], regionCode: null }, false);

  it('are none where everything was said', () => {
    expect(kinds({})).toEqual([]);
  });

  it('say the sex that was taken, of each person, where the price depends on it', () => {
    const household: Household = { ...oneAdult, dependants: [{ age: 4, sex: 'Masculino', relationship: 'Hijo/Hija' }] };
    expect(quoted({ household, unsaid, pricing: bySex }).assumptions).toEqual([
      { kind: 'sex-taken', role: 'contributor', index: 0 },
      { kind: 'sex-taken', role: 'dependant', index: 0 },
    ]);
    expect(kinds({ household, unsaid })).toEqual([]);
  });

  it('decision 21: a plan of an isapre depends on no sex', () => {
    const basePrice = moneyOf('1.29', 'UF', 'month');
    expect(kinds({ unsaid, pricing: { kind: 'isapre', isapreCode: '78', basePrice } })).toEqual([]);
  });

  it('say that the region is not known where price or sale depends on it', () => {
    const household = { ...oneAdult, regionCode: null };
    expect(kinds({ household, unsaid, pricing: byRegion })).toEqual(['region-not-said']);
    expect(kinds({ household, unsaid, sold: { regionCodes: ['13'] } })).toEqual(['region-not-said']);
  });

  it('say whose age was taken when only pets or a company were named, where it enters the price', () => {
    const owner = unsaidIn({ contributors: [{ age: 27, sex: 'Masculino' }], dependants: [], regionCode: '13' }, true);
    expect(quoted({ unsaid: owner }).assumptions).toEqual([{ kind: 'owner-taken', age: 27 }]);
    const ofPets = byTariffs(tariffWith([row], { kind: 'perPet' }));
    const household: Household = { ...oneAdult, pets: [{ species: 'Gato', breed: null, age: 3 }] };
    expect(kinds({ unsaid: owner, pricing: ofPets, household })).toEqual([]);
  });

  it('say the UF of an older day, the fallback and another currency, with their days', () => {
    const older = plainDate('2026-07-11');
    expect(quoted({ pricing: inUf, context: { uf: ufOf('older', older) } }).assumptions).toEqual([
      { kind: 'uf-older', date: older },
    ]);
    expect(kinds({ pricing: inUf, context: { uf: ufOf('fallback') } })).toEqual(['uf-fallback']);
    const rates = [{ rate: rateOf('950', 'USD', 'CLP'), date: older, status: 'older' } as const];
    const inDollars = quoted({ pricing: flatPrice(moneyOf('10', 'USD', 'month')), context: { rates } });
    expect(inDollars.assumptions).toEqual([{ kind: 'converted', from: 'USD', to: 'CLP', date: older }]);
  });

  it('say that the price is one payment, and whom it leaves out', () => {
    expect(kinds({ pricing: flatPrice(moneyOf(1_000, 'CLP', 'year')) })).toEqual(['yearly-payment']);
    expect(kinds({ pricing: flatPrice(moneyOf(1_000, 'CLP', 'once')) })).toEqual(['single-payment']);
    const household: Household = { ...oneAdult, dependants: [{ age: 4, sex: 'Femenino', relationship: 'Hijo/Hija' }] };
    const upTo10 = flatPrice(moneyOf(1_000, 'CLP', 'month'), 10);
    expect(quoted({ household, pricing: upTo10 }).assumptions).toEqual([{ kind: 'part-of-family', priced: 1, evaluated: 2 }]);
  });
});

describe('a salary capped in UF', () => {
  const rates: RateTariff = {
    id: 'rate',
    version: 'r1',
    kind: 'incomeRate',
    currency: 'CLP',
    period: 'month',
    validFrom: plainDate('2020-01-01'),
    validTo: null,
    rules: noRules,
    rows: [{ ageFrom: 0, ageTo: 120, sex: null, role: null, millionths: 70_000 }],
    incomeCap: moneyOf('90', 'UF', 'month'),
  };
  const pricing = byTariffs(rates);
  const household: Household = {
    ...oneAdult,
    contributors: [{ age: 30, sex: 'Femenino', income: moneyOf(5_000_000, 'CLP', 'month') }],
  };
  const quotedWith = (uf: UfValue | null) => quoted({ pricing, household, context: { uf } });

  it('makes the UF part of the quote, though nothing is converted', () => {
    const quote = quotedWith(ufOf('of-the-day'));
    expect(quote.price.exchange).toBeNull();
    expect(quote.rates).toEqual([ufOf('of-the-day')]);
    expect(quote.promise).toEqual(until('2026-12-09'));
  });

  it('decision 8: promises nothing with the fallback, and says when the cap could not be applied', () => {
    expect(quotedWith(ufOf('fallback')).promise).toEqual({ kind: 'none', because: 'uf-fallback' });
    expect(quotedWith(null).assumptions).toEqual([{ kind: 'cap-not-applied' }]);
  });
});

describe('what a purchase charges', () => {
  const total = moneyOf(9_000, 'CLP', 'month');
  const on = (day: string): PlainDate => plainDate(day);

  it('is the quoted figure to the last day, that day included', () => {
    expect(chargeOf({ total, expires: on('2026-11-20') }, today)).toEqual({ ok: true, value: total });
    expect(chargeOf({ total, expires: on('2026-11-19') }, today)).toEqual({
      ok: false,
      error: { kind: 'expired', expired: '2026-11-19' },
    });
  });

  it('is nothing where nothing is promised', () => {
    const refused = { ok: false, error: { kind: 'promises-nothing' } };
    expect(chargeOf({ total, expires: null }, today)).toEqual(refused);
    expect(chargeOf({ total: null, expires: today }, today)).toEqual(refused);
  });
});
