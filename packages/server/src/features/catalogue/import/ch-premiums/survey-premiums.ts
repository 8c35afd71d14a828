import { fail, ok, type Result } from '@cotejo/core/result';
import type { FileCount, Survey } from '../importer.ts';
import { readRows } from '../read-rows.ts';
import { hasSheet } from '../read-sheet.ts';
import { maximumProblems, type SheetProblem } from '../sheet-problem.ts';
import { OfferPrices } from './offer-prices.ts';
import type { premiumFindingTitles } from './premium-findings.ts';
import { parsePremiumRow, type PremiumRow } from './premium-rows.ts';
import { postcodesSheet, premiumsSheet } from './premium-sheets.ts';
import { productCode } from './swiss-product.ts';
import { premiumRegionOf, regionCode, type PremiumRegion } from './swiss-regions.ts';

export interface SurveyedPremiums {
  /** In the order of the sheet. */
  readonly products: readonly OfferPrices[];
  readonly regions: readonly PremiumRegion[];
  /** A town of each region by its code, where the postcodes name one. */
  readonly places: ReadonlyMap<string, string>;
  readonly files: readonly FileCount[];
}

function keyOf({ insurerId, model, tariff, withAccident, step }: PremiumRow): string {
  return [insurerId, model, tariff, withAccident, step.key].join('\t');
}

/** The town with most postcodes names a region; the lowest postcode decides between equals. */
function mostCommon(counts: ReadonlyMap<string, number>): string | undefined {
  let best: [string, number] | undefined;
  for (const entry of counts) if (best === undefined || entry[1] > best[1]) best = entry;
  return best?.[0];
}

async function surveyPostcodes(
  { folder, progress }: Pick<Survey<never>, 'folder' | 'progress'>,
  problems: SheetProblem[],
): Promise<{ readonly places: ReadonlyMap<string, string>; readonly files: readonly FileCount[] }> {
  if (!(await hasSheet(folder, postcodesSheet))) return { places: new Map(), files: [] };
  const towns = new Map<string, Map<string, number>>();
  const { count } = await readRows(postcodesSheet, {
    folder,
    problems,
    progress,
    take: ({ file: name, row, cell }) => {
      const region = premiumRegionOf(cell('canton'), cell('region'));
      if (region === null)
        return fail([{ file: name, row, column: 'region', message: 'no es un cantón y una región, como ZH y 1' }]);
      const counts = towns.get(regionCode(region)) ?? new Map<string, number>();
      towns.set(regionCode(region), counts);
      counts.set(cell('place'), (counts.get(cell('place')) ?? 0) + 1);
      return ok(region);
    },
  });
  const places = [...towns].flatMap(([code, counts]) => {
    const town = mostCommon(counts);
    return town === undefined || town === '' ? [] : [[code, town] as const];
  });
  return { places: new Map(places), files: [count] };
}

/**
 * Reads the premiums once, row by row. Any row that is wrong makes the whole import fail. Holds five small numbers per
 * product and region, so that 200,000 premiums take a few MB.
 */
export async function surveyPremiums({
  folder,
  files,
  progress,
}: Survey<keyof typeof premiumFindingTitles>): Promise<Result<SurveyedPremiums, readonly SheetProblem[]>> {
  const problems: SheetProblem[] = [];
  const products = new Map<string, OfferPrices>();
  const byCode = new Map<string, OfferPrices>();
  const regions = new Map<string, PremiumRegion>();
  const { count } = await readRows(premiumsSheet, {
    folder,
    problems,
    progress,
    take: (sheetRow) => {
      const read = parsePremiumRow(sheetRow);
      if (!read.ok) return read;
      const { region, ageClass, cents } = read.value;
      const key = keyOf(read.value);
      const product = products.get(key) ?? new OfferPrices(read.value);
      if (!products.has(key)) {
        const code = productCode(product);
        const other = byCode.get(code);
        if (other) {
          const message = `'${read.value.tariff}' se escribe casi igual que otro modelo de la misma aseguradora (fila ${other.row})`;
          return fail([{ file: sheetRow.file, row: sheetRow.row, column: 'tariff', message }]);
        }
        byCode.set(code, product);
        products.set(key, product);
      }
      regions.set(regionCode(region), region);
      if (product.add(region, ageClass, cents)) return read;
      const message =
        ageClass === 'child' ? 'la prima de niño está repetida, o son más de tres' : 'esta combinación ya tiene una prima';
      return fail([{ file: sheetRow.file, row: sheetRow.row, column: 'premium_chf_month', message }]);
    },
  });
  files.push(count);
  const postcodes =
    problems.length === 0 ? await surveyPostcodes({ folder, progress }, problems) : { places: new Map(), files: [] };
  files.push(...postcodes.files);
  if (products.size === 0 && problems.length === 0)
    problems.push({ file: count.file, row: null, column: null, message: 'no tiene ninguna prima' });
  if (problems.length > 0) return fail(problems.slice(0, maximumProblems));
  return ok({
    products: [...products.values()],
    regions: [...regions.values()],
    places: postcodes.places,
    files,
  });
}
