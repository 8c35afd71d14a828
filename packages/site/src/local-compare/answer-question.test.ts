import { hash } from 'node:crypto';
import { answerCompare } from '@cotejo/contract/answer-compare';
import { answerPrice } from '@cotejo/contract/answer-price';
import { compareBodySchema } from '@cotejo/contract/compare';
import { profileSchema } from '@cotejo/contract/profile';
import { encodeCompact } from '@cotejo/core/compact';
import { plainDate } from '@cotejo/core/dates';
import { editionOf } from '@cotejo/core/editions';
import { rateOf } from '@cotejo/core/money';
import { organization, pesos, product, snapshotOf } from '@cotejo/core/testing/sample-catalogue';
import { describe, expect, it } from 'vitest';
import { createAnswerer, digest } from './answer-question.ts';
import type { DayFigures } from './local-ground.ts';

const edition = editionOf('chile');
const snapshot = snapshotOf({
  products: [product(1, { pricing: pesos(80_001) }), product(2, { pricing: pesos(70_000) })],
  organizations: [organization(1)],
});
const comparator = snapshot.comparators[0]!;
const figures: DayFigures = {
  today: '2026-11-20',
  uf: { valor: 40_844.79, fecha: '2026-11-19', status: 'older' },
  usd: { valor: 901.5, fecha: '2026-11-20', status: 'of-the-day' },
  ufPublishedUntil: '2026-12-09',
};
const uf = { rate: rateOf('40844.79', 'UF', 'CLP'), date: plainDate('2026-11-19'), status: 'older' } as const;
const usd = { rate: rateOf('901.5', 'USD', 'CLP'), date: plainDate('2026-11-20'), status: 'of-the-day' } as const;
const ground = {
  edition,
  snapshot,
  today: plainDate('2026-11-20'),
  uf,
  rates: [usd],
  ufPublishedUntil: plainDate('2026-12-09'),
  digest: (text: string) => hash('sha256', text),
};
const profile = profileSchema.parse({ cotizante: [{ edad: 30 }], ingresodatos: true });
const body = compareBodySchema.parse({ comparator: comparator.url, profile, sort: 'precio-asc' });
const compare = { kind: 'compare', comparator: comparator.url, productKind: comparator.productKind, body } as const;

function bytesOf(): ArrayBuffer {
  return Uint8Array.from(encodeCompact(snapshot, comparator)).buffer;
}

function answererWith(bytes: ArrayBuffer, version = snapshot.version) {
  const answerTo = createAnswerer();
  return { answerTo, taken: answerTo({ kind: 'take', comparator: comparator.url, edition, version, figures, bytes }) };
}

it.each(['', 'áéí 計 😀', 'x'.repeat(10_000)])('digests a text as Node does', (text) => {
  expect(digest(text)).toBe(hash('sha256', text));
});

describe('createAnswerer', () => {
  it('answers a comparison as the contract does on the server, numbers of quotes included', () => {
    const { answerTo, taken } = answererWith(bytesOf());
    expect(taken).toEqual({ kind: 'done' });
    const expected = answerCompare({ body, productKind: comparator.productKind }, ground);
    expect(expected.ok && expected.value.data[0]?.quote?.id).toMatch(/^[\da-f-]{36}$/);
    expect(answerTo(compare)).toEqual({ kind: 'compared', result: expected });
  });

  it('answers a price as the contract does', () => {
    const asked = { id: '2', profile, productType: comparator.productType };
    const expected = answerPrice(asked, ground);
    const { answerTo } = answererWith(bytesOf());
    expect(answerTo({ kind: 'price', comparator: comparator.url, ...asked })).toEqual({
      kind: 'priced',
      result: { ok: true, value: expected.ok && expected.value.answer },
    });
  });

  it('refuses bytes that are damaged, that are something else, or that are another version', () => {
    const damaged = bytesOf();
    new Uint8Array(damaged)[40]! ^= 1;
    for (const bytes of [damaged, new TextEncoder().encode('<!doctype html>').buffer]) {
      const { answerTo, taken } = answererWith(bytes);
      expect(taken.kind).toBe('refused');
      expect(answerTo(compare)).toEqual({ kind: 'absent' });
    }
    expect(answererWith(bytesOf(), 'another').taken.kind).toBe('refused');
  });

  it('takes newer figures for its version, and none for another', () => {
    const { answerTo } = answererWith(bytesOf());
    const newer = { ...figures, uf: { valor: 41_000, fecha: '2026-11-20', status: 'of-the-day' } } as const;
    const tell = { kind: 'tell', comparator: comparator.url, figures: newer } as const;
    expect(answerTo({ ...tell, version: 'another' })).toEqual({ kind: 'absent' });
    expect(answerTo({ ...tell, version: snapshot.version })).toEqual({ kind: 'done' });
    expect(answerTo(compare)).toMatchObject({ result: { value: { metaData: { uf: { valor: 41_000 } } } } });
  });

  it('answers nothing of a comparator whose catalogue was dropped', () => {
    const { answerTo } = answererWith(bytesOf());
    answerTo({ kind: 'drop', comparator: comparator.url });
    expect(answerTo(compare)).toEqual({ kind: 'absent' });
  });
});
