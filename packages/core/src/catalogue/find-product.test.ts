import { expect, it } from 'vitest';
import { product, snapshotOf } from '../comparison/testing/sample-catalogue.ts';
import { findIsaprePlan, findProduct, spelledProductName } from './find-product.ts';

const numbered = product(7, { url: 'Dental-7', code: 'D7' });
const misleading = product(8, { url: '7', code: 'Dental-7' });
const plan = product(9, { kind: 'isapre-plan', url: 'Plan-Sol', code: 'SOL/1' });
const snapshot = snapshotOf({ products: [numbered, misleading, plan] });

it.each([
  ['7', 7],
  ['Dental-7', 7],
  ['D7', 7],
  ['8', 8],
  ['SOL/1', 9],
])('%s names product %i: number before page before code', (address, id) => {
  expect(findProduct(snapshot, address)?.id).toBe(id);
});

it('names nothing that is not there', () => {
  for (const address of ['', '70', '-7', '7.0', 'dental-7']) expect(findProduct(snapshot, address)).toBeNull();
});

it('decision 20: a plan goes by its codigoplan, and no insurance by that', () => {
  expect(findIsaprePlan(snapshot, 'SOL/1')?.id).toBe(9);
  expect(findIsaprePlan(snapshot, 'Plan-Sol')?.id).toBe(9);
  expect(findIsaprePlan(snapshot, 'D7')).toBeNull();
});

it('spells a code or address in another letter case right, and leaves alone what names a product, none or two', () => {
  const twins = [product(1, { code: 'Ab', url: 'uno' }), product(2, { code: 'aB', url: 'dos' }), plan];
  const names = ['sol/1', 'PLAN-SOL', 'SOL/1', 'ab', 'Ab', 'UNO', 'otro', ''];
  const spelled = names.map((name) => spelledProductName(snapshotOf({ products: twins }), name));
  expect(spelled).toEqual(['SOL/1', 'Plan-Sol', 'SOL/1', 'ab', 'Ab', 'uno', 'otro', '']);
});
