import { coversClinic } from '@cotejo/core/clinic-answers';
import { expect, it } from 'vitest';
import { clinicsPerPlan, featuresPerPlan, generateProducts } from './generate-catalogue.ts';
import { tariffCountOf } from './generate-tariffs.ts';
import { seededRandom, Wheel } from './seeded-random.ts';

const plans = [...generateProducts(1_000)];

it('makes the same plans for the same seed, and others for another', () => {
  expect([...generateProducts(1_000)]).toEqual(plans);
  expect([...generateProducts(1_000, 7)]).not.toEqual(plans);
});

it('gives every plan fifteen different clinics and eight different features, some of them commoner than others', () => {
  const counts = new Map<number, number>();
  for (const { clinics, featureIds } of plans) {
    expect(new Set(clinics.map(({ clinicId }) => clinicId)).size).toBe(clinicsPerPlan);
    expect(new Set(featureIds).size).toBe(featuresPerPlan);
    for (const { clinicId } of clinics) counts.set(clinicId, (counts.get(clinicId) ?? 0) + 1);
  }
  expect(counts.size).toBe(60);
  expect(counts.get(1)).toBeGreaterThan(2 * (counts.get(60) ?? Infinity));
});

it('lists some clinics that are not covered, and leaves some facts out', () => {
  const listed = plans.flatMap(({ clinics }) => clinics);
  const uncovered = listed.filter((clinic) => !coversClinic(clinic)).length / listed.length;
  expect(uncovered).toBeGreaterThan(0.02);
  expect(uncovered).toBeLessThan(0.3);
  for (const isMissing of [
    plans.filter(({ score }) => score === null),
    plans.filter(({ modality }) => modality === null),
    plans.filter(({ summary }) => summary.annualCap === null),
    plans.filter(({ summary }) => summary.deductible === null),
    plans.filter(({ customers }) => customers === null),
  ]) {
    expect(isMissing.length).toBeGreaterThan(0);
    expect(isMissing.length).toBeLessThan(plans.length / 3);
  }
});

it('shares tariffs, half of them in UF, and so many as the plans are worth', () => {
  const tariffs = new Set(plans.map(({ pricing }) => pricing));
  expect(tariffs.size).toBeLessThanOrEqual(tariffCountOf(1_000));
  const currencies = [...tariffs]
    .flatMap((pricing) => (pricing.kind === 'tariff' ? pricing.tariffs : []))
    .map(({ currency }) => currency);
  expect(currencies.filter((currency) => currency === 'UF').length / currencies.length).toBeCloseTo(0.5, 1);
  expect([100, 1_000, 100_000, 1_000_000].map(tariffCountOf)).toEqual([50, 200, 2_000, 2_000]);
});

it('has no two rows of a tariff for the same person', () => {
  const tariffs = plans.flatMap(({ pricing }) => (pricing.kind === 'tariff' ? pricing.tariffs : []));
  for (const { rows } of new Set(tariffs)) {
    for (const [index, row] of rows.entries()) {
      const twins = rows
        .slice(index + 1)
        .filter(
          ({ sex, role, ageFrom, ageTo }) => sex === row.sex && role === row.role && ageFrom <= row.ageTo && row.ageFrom <= ageTo,
        );
      expect(twins).toEqual([]);
    }
  }
});

it('draws from a wheel what is first more often, and different things when asked for some', () => {
  const random = seededRandom(3);
  const wheel = new Wheel(['first', 'second', 'third'], 1);
  const draws = Array.from({ length: 3_000 }, () => wheel.draw(random));
  const often = (thing: string): number => draws.filter((drawn) => drawn === thing).length;
  expect(often('first')).toBeGreaterThan(often('second'));
  expect(often('second')).toBeGreaterThan(often('third'));
  expect(new Set(wheel.drawSome(random, 3)).size).toBe(3);
});
