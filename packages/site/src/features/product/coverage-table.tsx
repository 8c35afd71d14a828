import type { CoverageResume } from '@cotejo/contract/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { Table, TableCell, TableRow } from '@cotejo/ui/table';
import { useEdition } from '../../edition-context.ts';
import { amountText } from '../../price/amount-text.ts';
import { priceTexts, type TranslatePrice } from '../../price/texts.ts';
import type { TranslateOf } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from './section-card.tsx';
import { coverageTexts } from './texts.ts';

type Coverage = CoverageResume['tags'][number]['coverages'][number];
type Bounds = NonNullable<Coverage['amounts'][keyof Coverage['amounts']]>;

/** What the figures are written with. */
interface CoverageWords {
  readonly edition: Edition;
  readonly t: TranslateOf<typeof coverageTexts>;
  readonly tPrice: TranslatePrice;
}

/** '80 %', '60 % a 80 %', 'UF 120'; 0 of a percentage is 'Sin cobertura'. */
function boundsText({ minAmount, maxAmount, unit }: Bounds, { edition, t, tPrice }: CoverageWords): string {
  // 'UF/Año' carries its period, which the name of the top says in words.
  const [code = ''] = unit.currencyCode.split('/');
  const write = (value: number): string =>
    code === '%' ? tPrice('percent', { value }) : amountText({ value, unit: { code } }, edition);
  const low = minAmount ?? maxAmount;
  const high = maxAmount ?? minAmount;
  if (low === null || high === null) return tPrice('notStated');
  return low === high ? write(low) : t('range', { low: write(low), high: write(high) });
}

function percentageTexts({ amounts }: Coverage, words: CoverageWords): readonly string[] {
  const { percentage, percentage_fonasa: fonasa, percentage_isapre: isapre } = amounts;
  return [
    ...(percentage ? [boundsText(percentage, words)] : []),
    ...(fonasa ? [words.t('withFonasa', { share: boundsText(fonasa, words) })] : []),
    ...(isapre ? [words.t('withIsapre', { share: boundsText(isapre, words) })] : []),
  ];
}

/** What the insured pays, where the sheet says an amount: 'Copago de US$ 35'. */
function ownAmountTexts({ amounts }: Coverage, words: CoverageWords): readonly string[] {
  const { copay, out_of_pocket: outOfPocket } = amounts;
  return [
    ...(copay ? [words.t('copay', { amount: boundsText(copay, words) })] : []),
    ...(outOfPocket ? [words.t('outOfPocket', { amount: boundsText(outOfPocket, words) })] : []),
  ];
}

/** Periods in their order of precedence (A5-38): the first present is shown. */
const periods = ['yearly_top', 'monthly_top', 'weekly_top', 'daily_top', 'top_amount', 'max_coverage'] as const;

/** The cap of a benefit: 'UF 120 al año', 'Sin Tope' when it is 0 (A5-34), 'No informado' when none is stated. */
export function topText({ amounts }: Pick<Coverage, 'amounts'>, words: CoverageWords): string {
  for (const key of periods) {
    const bounds = amounts[key];
    if (!bounds) continue;
    return (bounds.minAmount ?? bounds.maxAmount) === 0
      ? words.t('noCap')
      : words.t(`per.${key}`, { amount: boundsText(bounds, words) });
  }
  return words.tPrice('notStated');
}

function CoverageRow({ coverage }: { readonly coverage: Coverage }) {
  const words = { edition: useEdition(), t: useTexts(coverageTexts), tPrice: useTexts(priceTexts) };
  const covered = [...percentageTexts(coverage, words), ...ownAmountTexts(coverage, words)];
  return (
    <TableRow
      head={
        <>
          {coverage.insuranceBenefit}
          {coverage.clinic && <span className="block text-sm text-ink-2">{coverage.clinic}</span>}
        </>
      }
    >
      <TableCell tone="strong">{covered.length > 0 ? covered.join(', ') : words.tPrice('notStated')}</TableCell>
      <TableCell tone="quiet">{topText(coverage, words)}</TableCell>
    </TableRow>
  );
}

/** Benefits of one place in a table of their own. */
export function CoverageRows({ coverages }: { readonly coverages: readonly Coverage[] }) {
  const t = useTexts(coverageTexts);
  return (
    <Table
      className="table-fixed"
      columns={[{ label: t('benefit'), className: 'w-2/5' }, { label: t('covers') }, { label: t('cap') }]}
    >
      <tbody>
        {coverages.map((coverage, index) => (
          <CoverageRow key={`${coverage.code}-${index}`} coverage={coverage} />
        ))}
      </tbody>
    </Table>
  );
}

/** What each benefit pays, in the groups of the product's sheet. */
export function CoverageTable({ resume }: { readonly resume: CoverageResume }) {
  const t = useTexts(coverageTexts);
  if (resume.tags.length === 0) return null;
  return (
    <SectionCard id="coberturas" title={t('title')}>
      <Table
        className="table-fixed"
        columns={[{ label: t('benefit'), className: 'w-2/5' }, { label: t('covers') }, { label: t('cap') }]}
      >
        {resume.tags.map((tag) => (
          <tbody key={tag.name}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="pt-4 pb-1.5 text-left font-semibold">
                {tag.displayName}
              </th>
            </tr>
            {tag.coverages.map((coverage, index) => (
              <CoverageRow key={`${coverage.code}-${index}`} coverage={coverage} />
            ))}
          </tbody>
        ))}
      </Table>
    </SectionCard>
  );
}
