import type { CoverageOrganization } from '@cotejo/contract/catalogue';
import { Button } from '@cotejo/ui/button';
import { SelectField, TextField } from '@cotejo/ui/field';
import { Icon } from '@cotejo/ui/icon';
import { textLinkClass } from '@cotejo/ui/text-link';
import { useState } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ChosenClinicPanel } from './chosen-clinic.tsx';
import { ClinicPanels } from './clinic-panels.tsx';
import type { ChosenClinic } from './load-chosen-clinic.ts';
import { clinicsFound, networkFields, readNetworkSearch, writeNetworkSearch, type NetworkSearch } from './network-search.ts';
import { networkTexts } from './network-texts.ts';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { coverageTexts } from '../../product-detail/texts.ts';

const sectionId = 'clinicas';

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

type SearchFormProps = Pick<ClinicNetworkProps, 'clinics'> & {
  readonly typed: NetworkSearch;
  readonly onType: (typed: NetworkSearch) => void;
};

/** Search and region: a form of the address, so that both work without script; with it the list follows what is typed. */
function SearchForm({ clinics, typed, onType }: SearchFormProps) {
  const { regions, regionLabel } = useEdition();
  const { pathname } = useLocation();
  const [t, tCoverage] = [useTexts(networkTexts), useTexts(coverageTexts)];
  const present = regions.filter(({ code }) => clinics.some(({ regionCode }) => regionCode === code));
  return (
    <Form
      action={`${pathname}#${sectionId}`}
      replace
      preventScrollReset
      className="mb-4 grid items-end gap-3 @min-[30rem]:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <TextField
        label={tCoverage('search')}
        type="search"
        name={networkFields.text}
        value={typed.text}
        onChange={(event) => onType({ ...typed, text: event.target.value })}
        placeholder={tCoverage('searchAmong', { count: clinics.length })}
      />
      {present.length > 1 && (
        <SelectField
          label={regionLabel}
          name={networkFields.region}
          value={typed.region}
          onChange={(event) => onType({ ...typed, region: event.target.value })}
        >
          <option value="">{t('anyRegion')}</option>
          {present.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" look="outline" className="min-h-12">
        {t('find')}
      </Button>
    </Form>
  );
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
  const areFound = typed.text !== '' || typed.region !== '';
  const urlOf = (clinic: string): string => `${pathname}${writeNetworkSearch({ ...typed, clinic })}#${sectionId}`;
  const looked = chosen && clinics.find(({ organizationCode }) => organizationCode === chosen.code);
  return (
    <>
      <SearchForm {...{ clinics, typed }} onType={setTyped} />
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
            onClick={() => setTyped({ text: '', region: '', clinic: '' })}
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
