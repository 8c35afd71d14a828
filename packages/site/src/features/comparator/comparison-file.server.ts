import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { comparisonFormatOf, type ComparisonFormat } from '@cotejo/contract/paths/comparison-file';
import type { Profile } from '@cotejo/contract/profile';
import { readProfile } from '@cotejo/contract/read-profile';
import { readComparatorSearch } from '@cotejo/contract/search-params';
import { inLanguage } from '@cotejo/core/editions';
import { createContext, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { comparisonHref, readComparator } from '../../comparison/compare-url.ts';
import { beyondCompared, differencesName, readCompared } from '../../comparison/compared-in-url.ts';
import { comparisonCsv } from '../../comparison/comparison-csv.ts';
import { comparisonSheet, type ComparisonSheet } from '../../comparison/comparison-sheet.ts';
import { comparisonTexts } from '../../comparison/comparison-texts.ts';
import { profileField } from '../../comparison/profile-field.ts';
import { loadComparison } from '../../comparison/load-comparison.ts';
import { namedComparison, type ShownComparison } from '../../comparison/shown-comparison.ts';
import { answered } from '../../content/answered.ts';
import { layoutTexts } from '../../layout/texts.ts';
import { pageContext, type SiteContext } from '../../page-context.ts';
import { PageFile } from '../../page-file.server.ts';
import { pageUrlOf } from '../../page-url.ts';
import { refusedPage } from '../../person-check/robot-refusal.ts';
import { priceTexts } from '../../price/texts.ts';
import { coverageAmountTexts } from '../../product-data/coverage-texts.ts';
import { householdTexts } from '../../profile/household-texts.ts';
import { profileText } from '../../profile/say-profile.ts';
import { serverContext } from '../../server-context.ts';
import { dayText } from '../../texts/use-day-text.ts';

const status = { invalid: 400, unknown: 404 } as const;

/** The family that a form gave with the wish for a file. */
const givenProfile = createContext<Profile | null>(null);

function profileIn(text: FormDataEntryValue | null): Profile | null {
  try {
    const given: unknown = JSON.parse(typeof text === 'string' ? text : '');
    return readProfile(given);
  } catch {
    return null;
  }
}

/** Takes the family of who asks, so that the file has the same prices as the page; the loader makes the file. */
export async function action({ context, request }: ActionFunctionArgs): Promise<null> {
  const profile = profileIn((await request.formData()).get(profileField));
  if (profile === null) throw new Response(null, { status: status.invalid });
  context.set(givenProfile, profile);
  return null;
}

async function comparatorNamed(site: SiteContext, query: URLSearchParams): Promise<ComparatorAnswer> {
  const { data: comparators } = answered(await site.browsing.listComparators({}));
  const comparator = readComparator(query, comparators);
  if (comparator === null) throw new Response(null, { status: status.unknown });
  return comparator;
}

function sheetOf(shown: ShownComparison, { edition, language, texts }: SiteContext, pageUrl: string): ComparisonSheet {
  const tPrice = texts.of(priceTexts);
  return comparisonSheet(shown, {
    edition,
    language,
    t: texts.of(comparisonTexts),
    tPrice,
    tCoverage: texts.of(coverageAmountTexts),
    who: profileText(shown.profile, shown.comparator, { edition, language, t: texts.of(householdTexts) }),
    demonstration: texts.of(layoutTexts)('demonstration'),
    address: pageUrl,
    ufText: ({ fecha }) => tPrice('ufOf', { day: dayText(fecha, language) }),
  });
}

async function fileOf(format: ComparisonFormat, sheet: ComparisonSheet, site: SiteContext): Promise<PageFile> {
  const name = `comparacion-${site.today}.${format}`;
  if (format === 'csv')
    return new PageFile({ bytes: new TextEncoder().encode(comparisonCsv(sheet)), type: 'text/csv; charset=utf-8', name });
  const { comparisonPdf } = await import('../../comparison/comparison-pdf.server.ts');
  return new PageFile({ bytes: await comparisonPdf(sheet, { made: new Date(site.now()) }), type: 'application/pdf', name });
}

/** The comparison of an address as a file; 404 when there is nothing to compare in it. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<PageFile> {
  const site = context.get(pageContext);
  const { siteUrls, edition } = context.get(serverContext);
  const format = comparisonFormatOf(params['format'] ?? '');
  const query = pageUrlOf(request).searchParams;
  const identities = readCompared(query);
  if (format === null || identities.length === 0) throw new Response(null, { status: status.unknown });
  const comparator = await comparatorNamed(site, query);
  const profile = context.get(givenProfile) ?? site.profileFor(comparator) ?? comparator.exampleProfile;
  const clinics = readComparatorSearch(query).filters.coverageOrganizations;
  const compared = await loadComparison(site, { comparator, profile, identities, clinics, signal: request.signal });
  if (!compared.ok) throw refusedPage(compared.error);
  if (compared.value.columns.length === 0) throw new Response(null, { status: status.unknown });
  const shown: ShownComparison = { comparator, profile, ...compared.value, beyond: beyondCompared(query), today: site.today };
  const page = comparisonHref({ ...namedComparison(shown), onlyDifferences: query.has(differencesName) });
  return fileOf(format, sheetOf(shown, site, siteUrls[edition.id] + inLanguage(page, site.language)), site);
}

/** Never drawn: what the loader answers is no page, and where it fails the page of failures stands. */
export function Component(): null {
  return null;
}
