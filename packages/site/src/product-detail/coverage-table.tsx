import type { CoverageResume } from '@cotejo/contract/catalogue';
import { capitalTag } from '@cotejo/core/catalogue-content';
import { Table, TableCell, TableRow } from '@cotejo/ui/table';
import { useEdition } from '../edition-context.ts';
import { priceTexts } from '../price/texts.ts';
import { coveredText, topText, type Coverage } from '../product-data/coverage-text.ts';
import { coverageAmountTexts } from '../product-data/coverage-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SectionCard } from './section-card.tsx';
import { coverageTexts } from './texts.ts';

function CoverageRow({ coverage, isCapital = false }: { readonly coverage: Coverage; readonly isCapital?: boolean }) {
  const words = { edition: useEdition(), t: useTexts(coverageAmountTexts), tPrice: useTexts(priceTexts) };
  return (
    <TableRow
      head={
        <>
          {coverage.insuranceBenefit}
          {coverage.clinic && <span className="block text-sm text-ink-2">{coverage.clinic}</span>}
        </>
      }
    >
      <TableCell tone="strong">{coveredText(coverage, words) ?? words.tPrice('notStated')}</TableCell>
      <TableCell tone="quiet">{topText({ ...coverage, isCapital }, words)}</TableCell>
    </TableRow>
  );
}

/** Benefits of one place in a table of their own. */
export function CoverageRows({ coverages }: { readonly coverages: readonly Coverage[] }) {
  const t = useTexts(coverageTexts);
  return (
    <Table
      className="table-fixed wrap-anywhere"
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
        className="table-fixed wrap-anywhere"
        columns={[{ label: t('benefit'), className: 'w-2/5' }, { label: t('covers') }, { label: t('cap') }]}
      >
        {resume.tags.map((tag) => (
          <tbody key={tag.name}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={3}
                data-sign={tag.name}
                className="signed signed-tag before:mr-1.5 pt-4 pb-1.5 text-left font-semibold"
              >
                {tag.displayName}
              </th>
            </tr>
            {tag.coverages.map((coverage, index) => (
              <CoverageRow key={`${coverage.code}-${index}`} coverage={coverage} isCapital={tag.name === capitalTag} />
            ))}
          </tbody>
        ))}
      </Table>
    </SectionCard>
  );
}
