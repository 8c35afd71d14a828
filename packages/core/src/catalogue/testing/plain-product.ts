import type { Product } from '../product.ts';

/** A product whose tariffs hold their rows as objects, so that two products can be held against each other whole. */
export function plainProduct(product: Product): Product {
  const { pricing } = product;
  if (pricing.kind === 'isapre') return product;
  const tariffs = pricing.tariffs.map((tariff) =>
    'incomeCap' in tariff ? { ...tariff, rows: tariff.rows } : { ...tariff, rows: tariff.rows },
  );
  return { ...product, pricing: { ...pricing, tariffs } };
}
