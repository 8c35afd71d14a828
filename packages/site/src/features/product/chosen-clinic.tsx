import type { CoverageOrganization } from '@cotejo/contract/catalogue';
import { comparatorHref } from '@cotejo/contract/paths';
import { readComparatorSearch, writeComparatorSearch } from '@cotejo/contract/search-params';
import { Icon } from '@cotejo/ui/icon';
import { textLinkClass } from '@cotejo/ui/text-link';
import { Link } from 'react-router';
import { percentText } from '../../price/amount-text.ts';
import { priceTexts } from '../../price/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CoverageRows } from '../../product-detail/coverage-table.tsx';
import type { ChosenClinic } from './load-chosen-clinic.ts';
import { networkTexts } from './network-texts.ts';
import { coverageTexts } from '../../product-detail/texts.ts';

/** The list of the comparator with what covers one clinic. */
function comparedHref(comparatorUrl: string, clinic: string): string {
  const search = readComparatorSearch(new URLSearchParams());
  const filters = { ...search.filters, coverageOrganizations: [clinic] };
  return comparatorHref(comparatorUrl, writeComparatorSearch({ ...search, filters }));
}

interface ChosenClinicProps {
  readonly clinic: CoverageOrganization;
  readonly chosen: ChosenClinic;
  readonly comparatorUrl: string | null;
  /** The same page without it. */
  readonly closeUrl: string;
}

/** The clinic that was chosen: what is paid there, and the way to everything that covers it (B2.9-05). */
export function ChosenClinicPanel({ clinic, chosen, comparatorUrl, closeUrl }: ChosenClinicProps) {
  const [t, tCoverage, tPrice] = [useTexts(networkTexts), useTexts(coverageTexts), useTexts(priceTexts)];
  const named = { clinic: clinic.displayName };
  const shares = [
    [tCoverage('hospital'), clinic.hospitalaria],
    [tCoverage('consultation'), clinic.ambulatoria],
    [t('urgency'), clinic.urgencia],
  ] as const;
  return (
    <section aria-labelledby="tu-clinica" className="mb-4 rounded-control border-2 border-action p-4">
      <div className="flex items-start justify-between gap-4">
        <h3 id="tu-clinica" className="text-lg">
          <span className="block text-sm font-normal text-ink-2">{t('chosen')}</span>
          {clinic.displayName}
        </h3>
        <Link
          to={closeUrl}
          replace
          preventScrollReset
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-surface-2"
        >
          <Icon name="close" />
          <span className="sr-only">{t('unchoose', named)}</span>
        </Link>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {shares.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className={`tabular ${value === null ? 'text-ink-2' : 'text-lg font-bold text-best'}`}>
              {percentText(value, tPrice)}
            </dd>
          </div>
        ))}
      </dl>
      {chosen.coverages === null && <p className="mt-3 text-ink-2">{t('unknownCoverages')}</p>}
      {chosen.coverages !== null && chosen.coverages.length > 0 && (
        <div className="mt-4 max-h-75 overflow-y-auto" tabIndex={0} role="region" aria-label={t('coveragesAt', named)}>
          <CoverageRows coverages={chosen.coverages} />
        </div>
      )}
      {comparatorUrl !== null && (
        <Link
          to={comparedHref(comparatorUrl, clinic.organizationCode)}
          className={textLinkClass({ alone: true, className: 'mt-2' })}
        >
          {t('compare', named)}
        </Link>
      )}
    </section>
  );
}
