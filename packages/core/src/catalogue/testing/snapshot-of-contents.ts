import type { Tariff } from '../../pricing/tariff.ts';
import type { ProductPricing } from '../../pricing/price-product.ts';
import type { CatalogueSnapshot, Organization, Product } from '../catalogue.ts';
import { productTableOf } from '../table/product-table-builder.ts';
import type { CatalogueContent, ProductContent, TariffContent } from '../content.ts';

function numbered<Thing extends object>(things: readonly Thing[]): Map<number, Thing & { readonly id: number }> {
  return new Map(things.map((thing, index) => [index + 1, { ...thing, id: index + 1 }]));
}

function tariffFrom({ source: _source, ...tariff }: TariffContent): Tariff {
  return { ...tariff, version: `${tariff.id}@${tariff.validFrom}` };
}

function byFirstDay(one: TariffContent, other: TariffContent): number {
  return one.validFrom < other.validFrom ? -1 : 1;
}

/** Everything of one kind by its code. */
function idsBy<Thing extends { readonly id: number }>(things: ReadonlyMap<number, Thing>, key: (thing: Thing) => string) {
  return new Map([...things.values()].map((thing) => [key(thing), thing.id]));
}

/** A snapshot of one edition's contents in memory, as publishing all of them would give: for tests and benchmarks. */
export function snapshotOfContents(contents: readonly CatalogueContent[]): CatalogueSnapshot {
  const [first] = contents;
  if (!first) throw new Error('a snapshot needs contents');
  const unique = <Thing>(things: readonly Thing[], key: (thing: Thing) => string): Thing[] => [
    ...new Map(things.map((thing) => [key(thing), thing])).values(),
  ];
  const organizations = numbered(
    unique(
      contents.flatMap((content) => content.organizations),
      ({ code }) => code,
    ),
  );
  const clinics = numbered(
    unique(
      contents.flatMap((content) => content.clinics),
      ({ code }) => code,
    ),
  );
  const features = numbered(
    unique(
      contents.flatMap((content) => content.features),
      ({ name }) => name,
    ),
  );
  const comparators = numbered(
    unique(
      contents.flatMap((content) => content.comparators),
      ({ name }) => name,
    ),
  );
  const organizationIds = idsBy<Organization>(organizations, ({ code }) => code);
  const clinicIds = idsBy(clinics, ({ code }) => code);
  const featureIds = idsBy(features, ({ name }) => name);
  const products = contents.flatMap((content) => {
    const byId = Map.groupBy(content.tariffs, ({ id }) => id);
    const series = new Map([...byId].map(([id, tariffs]) => [id, tariffs.toSorted(byFirstDay).map(tariffFrom)]));
    const pricingOf = ({ pricing, organizationCode, minimumEmployees }: ProductContent): ProductPricing =>
      pricing.kind === 'isapre'
        ? { kind: 'isapre', isapreCode: organizationCode, basePrice: pricing.basePrice }
        : { kind: 'tariff', tariffs: series.get(pricing.tariffId) ?? [], minimumEmployees };
    return content.products.map((product): Omit<Product, 'id'> => ({
      ...product,
      organizationId: organizationIds.get(product.organizationCode) ?? 0,
      clinics: product.clinics.map(({ clinicCode, ...rest }) => ({ clinicId: clinicIds.get(clinicCode) ?? 0, ...rest })),
      featureIds: product.featureNames.map((name) => featureIds.get(name) ?? 0),
      pricing: pricingOf(product),
      hasOffer: product.offers.length > 0,
      yearlyUse: null,
    }));
  });
  return {
    edition: first.edition,
    version: 'contents',
    isDemonstration: true,
    isWhollyDemonstration: true,
    organizations,
    clinics,
    features,
    products: productTableOf(products.map((product, index) => ({ ...product, id: index + 1 }))),
    comparators: [...comparators.values()],
  };
}
