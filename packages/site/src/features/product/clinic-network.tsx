import type { CoverageOrganization } from '@cotejo/contract/catalogue';
import { Icon } from '@cotejo/ui/icon';
import { textLinkClass } from '@cotejo/ui/text-link';
import { useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { ChosenClinicPanel } from './chosen-clinic.tsx';
import { ClinicPanels } from './clinic-panels.tsx';
import type { ChosenClinic } from './load-chosen-clinic.ts';
import { NetworkSearchForm, sectionId } from './network-search-form.tsx';
import { clinicsFound, readNetworkSearch, writeNetworkSearch } from './network-search.ts';
import { networkTexts } from './network-texts.ts';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { coverageTexts } from '../../product-detail/texts.ts';

interface ClinicNetworkProps {
  readonly clinics: readonly CoverageOrganization[];
  readonly areComplete: boolean;
  readonly chosen: ChosenClinic | null;
  readonly comparatorUrl: string | null;
}

/** True while the address says another clinic or search of this page, and its answer is not there. */
function useIsLoading(): boolean {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname === pathname && location.search !== search;
}

function NoClinics() {
  const t = useTexts(coverageTexts);
  return (
    <p className="text-ink-2">
      <strong className="block text-ink">{t('noClinics')}</strong>
      {t('noClinicsText')}
    </p>
  );
}

function Network({ clinics, chosen, comparatorUrl }: Omit<ClinicNetworkProps, 'areComplete'>) {
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState(() => readNetworkSearch(new URLSearchParams(search)));
  const [t, tCoverage] = [useTexts(networkTexts), useTexts(coverageTexts)];
  const isLoading = useIsLoading();
  const found = clinicsFound(clinics, typed);
  const areFound = typed.text !== '' || typed.regions.length > 0;
  const urlOf = (clinic: string): string => `${pathname}${writeNetworkSearch({ ...typed, clinic })}#${sectionId}`;
  const looked = chosen && clinics.find(({ organizationCode }) => organizationCode === chosen.code);
  return (
    <>
      <NetworkSearchForm {...{ clinics, typed }} onType={setTyped} />
      {isLoading && (
        <p role="status" className="mb-3 flex items-center gap-2 text-ink-2">
          <Icon name="refresh" className="size-4.5 animate-spin motion-reduce:animate-none" />
          {t('loading')}
        </p>
      )}
      {chosen && looked && <ChosenClinicPanel {...{ chosen, comparatorUrl }} clinic={looked} closeUrl={urlOf('')} />}
      <p role="status" className="sr-only">
        {areFound ? tCoverage('found', { count: found.length }) : ''}
      </p>
      {found.length === 0 ? (
        <p className="py-2 text-ink-2">
          {tCoverage('noneFound')}{' '}
          <Link
            to={`${pathname}#${sectionId}`}
            preventScrollReset
            onClick={() => setTyped({ text: '', regions: [], clinic: '' })}
            className={textLinkClass({})}
          >
            {t('seeAll')}
          </Link>
        </p>
      ) : (
        <ClinicPanels clinics={found} chosen={chosen && chosen.code} {...{ areFound, urlOf }} />
      )}
    </>
  );
}

/** The network of the product: clinics that are covered alike, found by name and region, each to be looked at (B2.9). */
export function ClinicNetwork({ clinics, areComplete, ...shown }: ClinicNetworkProps) {
  const t = useTexts(coverageTexts);
  return (
    <SectionCard id={sectionId} title={t('clinics')}>
      {clinics.length === 0 ? <NoClinics /> : <Network clinics={clinics} {...shown} />}
      <p className="mt-3 text-sm text-ink-2">{t(areComplete ? 'complete' : 'incomplete')}</p>
    </SectionCard>
  );
}
