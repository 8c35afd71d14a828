import type { Product } from '@cotejo/core/catalogue';
import type { ProductContent } from '@cotejo/core/catalogue-content';
import type { Tariff } from '@cotejo/core/pricing';
import type { Database } from '../packages/server/src/platform/database/connect.ts';
import { publishVersion } from '../packages/server/src/features/catalogue/version-store.ts';
import { writeVersion } from '../packages/server/src/features/catalogue/write-catalogue-store.ts';
import { generateProducts } from './compare/generate-catalogue.ts';
import { clinics, comparator, features, organizations } from './compare/generate-surroundings.ts';

/** The thing of a list whose numbers count from 1. Throws when there is none. */
function numbered<Thing>(things: readonly Thing[], id: number): Thing {
  const thing = things[id - 1];
  if (thing === undefined) throw new RangeError(`nothing has the number ${id}`);
  return thing;
}

function tariffOf({ pricing, code }: Product): Tariff {
  const [tariff] = pricing.kind === 'tariff' ? pricing.tariffs : [];
  if (tariff === undefined) throw new TypeError(`plan ${code} has no tariff`);
  return tariff;
}

function contentOf(product: Product): ProductContent {
  const { id: _id, organizationId, clinics: covered, featureIds, hasOffer: _offer, yearlyUse: _use, ...rest } = product;
  return {
    ...rest,
    organizationCode: numbered(organizations, organizationId).code,
    pricing: { kind: 'tariff', tariffId: tariffOf(product).id },
    clinics: covered.map(({ clinicId, ...percentages }) => ({ clinicCode: numbered(clinics, clinicId).code, ...percentages })),
    featureNames: featureIds.map((id) => numbered(features, id).name),
    scoreParts: [],
    coverages: [],
    topsAndDeductibles: [],
    texts: [],
    offers: [],
    source: null,
  };
}

function* contentsOf(products: Iterable<Product>): Generator<ProductContent> {
  for (const product of products) yield contentOf(product);
}

const usesAtOnce = 5_000;

/** Stores the generated yearly use, which the writer would work out from coverages that these plans have not. */
async function writeYearlyUses(database: Database, plans: number, versionId: number): Promise<void> {
  let batch: { code: string; use: Product['yearlyUse']; offer: boolean }[] = [];
  const flush = async () => {
    await database.$client.query(
      `update products set yearly_use = given.use, has_offer = given.offer
       from json_to_recordset($1) as given(code text, use json, offer boolean)
       where version_id = $2 and products.code = given.code`,
      [JSON.stringify(batch), versionId],
    );
    batch = [];
  };
  for (const { code, yearlyUse, hasOffer } of generateProducts(plans)) {
    batch.push({ code, use: yearlyUse, offer: hasOffer });
    if (batch.length === usesAtOnce) await flush();
  }
  await flush();
}

/** Takes everything of every catalogue away. */
export async function emptyCatalogue(database: Database): Promise<void> {
  await database.$client.query(
    'truncate catalogue_versions, product_identities, organizations, clinics, features, comparators restart identity cascade',
  );
}

/** Writes and publishes so many generated plans as the one version of the edition Chile, and lets PostgreSQL tidy up. */
export async function loadCatalogue(database: Database, plans: number): Promise<void> {
  const tariffs = new Map<string, Tariff>();
  for (const product of generateProducts(plans)) tariffs.set(tariffOf(product).id, tariffOf(product));
  const versionId = await database.transaction(async (transaction) => {
    const written = await writeVersion(transaction, {
      edition: 'chile',
      layer: 'seguros',
      source: 'bench',
      isDemonstration: true,
      organizations: organizations.map(({ id: _id, ...organization }) => organization),
      clinics: clinics.map(({ id: _id, ...clinic }) => clinic),
      features: features.map(({ id: _id, ...feature }) => feature),
      comparators: [comparator].map(({ id: _id, ...rest }) => rest),
      tariffs: Array.from(tariffs.values(), ({ version: _version, ...tariff }) => ({ ...tariff, source: 'bench' })),
      products: contentsOf(generateProducts(plans)),
    });
    await publishVersion(transaction, written.versionId);
    return written.versionId;
  });
  await writeYearlyUses(database, plans, versionId);
  await database.$client.query('vacuum full analyze products');
  await database.$client.query('vacuum analyze');
}
