import { useEffect, useRef, useState } from 'react';
import { useActionData, useRevalidator } from 'react-router';
import { measure } from '../../analytics/measure.ts';
import { shownItems } from '../../analytics/measured-events.ts';
import { useEdition } from '../../edition-context.ts';
import { PageMain } from '../../layout/page-main.tsx';
import { SectionBoundary } from '../../layout/section-boundary.tsx';
import { useAskAhead, useLocalCompare } from '../../local-compare/use-local-compare.ts';
import { useOwnPrices } from '../../product-data/use-own-prices.ts';
import type { EditorOpening } from '../../profile/editor-opening.ts';
import { ProfileEditor } from '../../profile/profile-editor.tsx';
import type { ProfileFault } from '../../profile/profile-fault.ts';
import { useStoredProfile } from '../../profile/use-stored-profile.ts';
import { useLater } from '../../use-later.ts';
import { AboutPlace } from './about-place.tsx';
import { ArrivalNotice } from './arrival-notice.tsx';
import { CompareBanner } from './compare-banner.tsx';
import { useCompareSelection } from '../../comparison/compare-selection.ts';
import { chosenProducts } from '../../comparison/compare-slots.ts';
import { useKeepNamedClinics } from '../../comparison/named-clinics.ts';
import { DetailPlace } from './detail-place.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { forgetFurther } from './further-pages.ts';
import { LineSwitcher } from './line-switcher.tsx';
import { ListArea } from './list-area.tsx';
import { ListHead } from './list-head.tsx';
import { recallList, rememberList } from './list-memory.ts';
import { ListError } from './list-states.tsx';
import { holdAbout } from './load-about.ts';
import { listBodyOf, type ListState } from './load-list.ts';
import type { ListData, ProfileRefusal } from './load-page.ts';
import { PhoneBar } from './phone-bar.tsx';
import { SeasonBanner } from './season-banner.tsx';
import { useComparatorSearch } from './use-comparator-search.ts';
import { useListLoading } from './use-list-loading.ts';
import { WrittenFirst } from './written-first.tsx';

const loadTools = () => import('./compare-tools.tsx');
const loadNotKept = () => import('../../profile/not-kept-notice.tsx');
const loadLocalNotice = () => import('./local-notice.tsx');

/** What is wrong in a kept profile, as the list refused it. */
function faultsOf(list: ListState): readonly ProfileFault[] {
  return list.kind === 'failed' && list.failure.kind === 'profile' ? list.failure.refused.map(({ fault }) => fault) : [];
}

/** The comparator's page: whom for, what to narrow, the list, and what is chosen to compare. */
export function ComparatorView({ data }: { readonly data: ListData }) {
  const { comparator, season, profile, list } = data;
  const edition = useEdition();
  const askAhead = useAskAhead(comparator.url);
  const { productKind } = comparator;
  const state = useComparatorSearch(
    askAhead && ((search) => askAhead({ productKind, input: listBodyOf({ comparator, profile, search }) })),
  );
  const { page } = state.search;
  const { revalidate } = useRevalidator();
  const { save } = useStoredProfile(comparator);
  const refusal = useActionData<ProfileRefusal>();
  const [opening, setOpening] = useState<EditorOpening | null>(null);
  const [isKept, setKept] = useState(true);
  const notKept = useLater(loadNotKept, isKept ? null : 'refused');
  const selection = useCompareSelection(edition.brand.code, comparator.name);
  useKeepNamedClinics(
    { brandCode: edition.brand.code, comparatorName: comparator.name },
    state.search.filters.coverageOrganizations,
  );
  useOwnPrices(comparator, profile);
  const isOnDevice = useLocalCompare(comparator.url);
  const onDevice = useLater(loadLocalNotice, isOnDevice ? 'shown' : null);
  const isLoading = useListLoading(isOnDevice);
  const shownSeason = season ?? data.about.season;
  const answer = list.kind === 'failed' ? null : list.answer;
  // A list that fails leaves the filters of the last one in place, so that another can be asked for.
  const known = answer ?? recallList(comparator.url)?.answer ?? null;
  useEffect(() => holdAbout(comparator, data.about), [comparator, data.about]);
  useEffect(() => {
    if (list.kind === 'loaded') rememberList(comparator.url, { profile, answer: list.answer });
  }, [comparator.url, list, profile]);

  useEffect(() => {
    if (list.kind === 'failed' || list.answer.data.length === 0) return;
    const ecommerce = shownItems(list.answer.data, { pricesAreExample: !profile.ingresodatos });
    measure({ event: 'view_item_list', item_list_id: comparator.name, ecommerce });
  }, [comparator.name, list, profile]);

  const tools = useLater(loadTools, chosenProducts(selection.slots).length > 0 ? 'chosen' : null);
  const isRetrying = useRef(false);
  const retry = (): void => {
    isRetrying.current = true;
    void revalidate();
  };
  useEffect(() => {
    // The button that brought the list is gone: reading goes on at the list.
    if (list.kind === 'loaded' && isRetrying.current) document.getElementById('resultados')?.focus({ preventScroll: true });
    isRetrying.current = false;
  }, [list]);
  return (
    <PageMain className="wrap pt-5 pb-10">
      <ListHead data={data} page={page} />
      {shownSeason !== null && (
        <WrittenFirst
          key={shownSeason.path}
          name={`season-${shownSeason.path}`}
          then={(script) => <script.SeasonBanner season={shownSeason} isOwnPage={season !== null} />}
        >
          {import.meta.env.SSR && <SeasonBanner season={shownSeason} isOwnPage={season !== null} />}
        </WrittenFirst>
      )}
      <WrittenFirst name="arrival" then={(script) => <script.ArrivalNotice />}>
        {import.meta.env.SSR && <ArrivalNotice />}
      </WrittenFirst>
      <div>
        <CompareBanner
          comparator={comparator}
          between={<LineSwitcher url={comparator.url} />}
          profile={
            <>
              <ProfileEditor
                profile={profile}
                line={comparator}
                faults={refusal?.faults ?? faultsOf(list)}
                typed={refusal?.typed}
                opening={opening}
                onOpening={setOpening}
                onSave={(saved) => {
                  setKept(save(saved));
                  // Another family: what was chosen was chosen at other prices (B4-13), and the list starts over.
                  selection.clear();
                  forgetFurther();
                  if (state.search.page > 1) state.apply({ ...state.search, page: 1 });
                }}
              />
              {!isKept && notKept && <notKept.NotKeptNotice />}
              {isOnDevice && onDevice && <onDevice.LocalNotice />}
            </>
          }
        />
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-x-8 ${known ? 'lg:grid-cols-[15.75rem_minmax(0,1fr)]' : ''}`}>
          {known && <FilterPanel {...{ comparator, state }} meta={known.metaData} hasFailed={list.kind === 'failed'} />}
          {list.kind === 'failed' ? (
            <div>
              <ListError failure={list.failure} onRetry={retry} onCorrect={(faults) => setOpening({ typed: null, faults })} />
            </div>
          ) : (
            <SectionBoundary>
              <ListArea
                {...{ data, state, isLoading }}
                answer={list.answer}
                selection={comparator.isComparable ? selection : null}
                onRetry={retry}
              />
            </SectionBoundary>
          )}
        </div>
      </div>
      <AboutPlace key={comparator.name} about={data.about} comparatorName={comparator.name} />
      <DetailPlace />
      {known && <PhoneBar comparator={comparator} state={state} />}
      {tools && comparator.isComparable && (
        <tools.CompareTools {...{ comparator, answer, selection, state }} isAboveBar={known !== null} />
      )}
    </PageMain>
  );
}
