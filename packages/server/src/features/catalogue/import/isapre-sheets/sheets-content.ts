import { basename } from 'node:path';
import { wordsOfProductPages } from '../../reserved-words.ts';
import { plainComparator, type Comparator, type Feature, type Organization } from '@cotejo/core/catalogue';
import type { ProductContent } from '@cotejo/core/catalogue-content';
import type { EditionId } from '@cotejo/core/editions';
import { isapres } from '@cotejo/core/isapres';
import { parseScaled } from '@cotejo/core/money';
import { wordsOfOrganizations } from '../../reserved-words.ts';
import type { CatalogueToWrite } from '../../write-catalogue-store.ts';
import type { Progress } from '../importer.ts';
import type { KnownCodes } from '../known-codes-store.ts';
import { readSheet } from '../read-sheet.ts';
import { urlSegment } from '../url-segment.ts';
import { regionsOfZone } from './chile-places.ts';
import { ClinicDirectory } from './clinic-directory.ts';
import { coverageSheet, parseCoverageRow, type CoverageRow, type PlanRow } from './isapre-sheet-rows.ts';
import { matchClinics } from './match-clinics.ts';
import { planContent } from './plan-content.ts';
import { planLines } from './plan-lines.ts';
import type { SheetFindings } from './sheet-findings.ts';
import type { SurveyedSheets } from './survey-sheets.ts';

const sheetFeatures: readonly Omit<Feature, 'id'>[] = [
  { name: 'has_inpatient_coverage', displayName: 'Hospitalización', typeId: 1, description: '' },
  { name: 'has_outpatient_coverage', displayName: 'Atención ambulatoria', typeId: 1, description: '' },
];

/** For a database that never held a demonstration catalogue. */
const isapreComparator: Omit<Comparator, 'id'> = {
  name: 'isapres',
  url: '/Comparar/Isapres',
  displayName: 'Isapres',
  title: 'Compara planes de isapre',
  description: 'Ves el precio de tu familia sin dar tu teléfono.',
  noun: { one: 'plan', many: 'planes' },
  productKind: 'isapre-plan',
  upperTypes: [],
  ...plainComparator,
  productType: 'ISAPRE',
  asksIncome: true,
  isComparable: true,
};

function organizationOf({ isapreCode, isapre }: PlanRow): Omit<Organization, 'id'> {
  const initials = isapre.split(/\s+/).map((word) => word.slice(0, 1).toUpperCase());
  const mark = (initials.length > 1 ? initials.slice(0, 2).join('') : isapre.slice(0, 2)).toUpperCase();
  return {
    code: isapreCode,
    acronym: initials.join(''),
    name: `Isapre ${isapre}`,
    displayName: isapre,
    url: urlSegment(isapre, new Set(), wordsOfOrganizations),
    kind: 'isapre',
    mark,
    hue: (Number(isapreCode) * 137) % 360 || 0,
    open: isapres.get(isapreCode)?.standing === 'open',
  };
}

/** Reads the coverage sheet again and gives the rows of one plan at a time, as soon as the last of them was read. */
async function* coverageByPlan({
  folder,
  coverageRowsOf,
}: SurveyedSheets): AsyncGenerator<readonly [string, readonly CoverageRow[]]> {
  const waiting = new Map<string, CoverageRow[]>();
  for await (const row of readSheet(folder, coverageSheet)) {
    const coverage = row.ok ? parseCoverageRow(row.value) : null;
    // The survey read the same file a moment ago and found no fault.
    if (!coverage?.ok) throw new Error('the coverage sheet changed while it was read');
    const { planCode } = coverage.value;
    const rows = waiting.get(planCode) ?? [];
    rows.push(coverage.value);
    if (rows.length < (coverageRowsOf.get(planCode) ?? 0)) waiting.set(planCode, rows);
    else {
      waiting.delete(planCode);
      yield [planCode, rows];
    }
  }
  if (waiting.size > 0) throw new Error('the coverage sheet changed while it was read');
}

function remarkZones(plan: PlanRow, findings: SheetFindings): void {
  for (const zone of plan.zones.filter((each) => regionsOfZone(each) === null)) {
    findings.add({
      kind: 'unknown-zone',
      file: plan.file,
      row: plan.row,
      column: 'zones',
      message: `plan ${plan.planCode}: '${zone}'`,
    });
  }
}

/** Turns surveyed sheets into content of the layer 'isapres', whose products are read from the files as they are asked for. */
export function sheetsContent(
  survey: SurveyedSheets,
  { edition, known }: { readonly edition: EditionId; readonly known: KnownCodes },
  { findings, progress }: { readonly findings: SheetFindings; readonly progress: Progress },
): CatalogueToWrite {
  const directory = new ClinicDirectory(survey.clinics, survey.spellings, findings);
  const { codeOf, added } = matchClinics(directory, known, findings);
  const plans = [...survey.plans.values()];
  const prices = plans.map((plan) => parseScaled(plan.basePriceUf, 4) ?? 0).toSorted((one, other) => one - other);
  const urls = new Set<string>();

  async function* products(): AsyncGenerator<ProductContent> {
    let given = 0;
    const give = (plan: PlanRow, rows: readonly CoverageRow[]): ProductContent => {
      const lines = planLines(rows, directory, findings);
      remarkZones(plan, findings);
      given += 1;
      if (given % 250 === 0) progress(`${given} de ${plans.length} planes escritos…`);
      return planContent(plan, lines, { prices, codeOf, url: urlSegment(plan.planCode, urls, wordsOfProductPages) });
    };
    for await (const [planCode, rows] of coverageByPlan(survey)) {
      const plan = survey.plans.get(planCode);
      if (plan) yield give(plan, rows);
    }
    for (const plan of plans.filter(({ planCode }) => !survey.coverageRowsOf.has(planCode))) yield give(plan, []);
  }

  const knownIsapres = new Set(known.organizations.map(({ code }) => code));
  const isapres = new Map(plans.map((plan) => [plan.isapreCode, plan]));
  const newIsapres = [...isapres.values()].filter(({ isapreCode }) => !knownIsapres.has(isapreCode));
  return {
    edition,
    layer: 'isapres',
    source: `Fichas de isapres, carpeta ${basename(survey.folder)}`,
    isDemonstration: false,
    organizations: newIsapres.map(organizationOf),
    clinics: added,
    features: sheetFeatures.filter(({ name }) => !known.featureNames.has(name)),
    comparators: known.comparators.some(({ productKind }) => productKind === 'isapre-plan') ? [] : [isapreComparator],
    tariffs: [],
    products: products(),
  };
}
