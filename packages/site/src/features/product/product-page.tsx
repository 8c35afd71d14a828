import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { comparatorHref, productTabs } from '@cotejo/contract/paths';
import { useEffect } from 'react';
import { useLoaderData, useParams, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadChatIsOpen } from '../../content/load-chat.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { productThing } from '../../head/product-thing.ts';
import { questionsThings } from '../../head/questions-thing.ts';
import { useAddressOf } from '../../head/site-urls.ts';
import { PageMain } from '../../layout/page-main.tsx';
import { SectionBoundary } from '../../layout/section-boundary.tsx';
import { pageContext } from '../../page-context.ts';
import { loadProduct, type ProductPageData } from '../../product-data/load-product.ts';
import { useMeasuredView } from '../../product-data/use-measured-view.ts';
import { useOwnPrices } from '../../product-data/use-own-prices.ts';
import { sendOverPage, wantedFormOf, type FormAnswer } from '../../request/over-page.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ClinicNetwork } from './clinic-network.tsx';
import { ContractFacts } from './contract-facts.tsx';
import { CoverageTable } from '../../product-detail/coverage-table.tsx';
import { DocumentList } from './document-list.tsx';
import { Doubts } from './doubts.tsx';
import { FaqList } from './faq-list.tsx';
import { FeatureList } from './feature-list.tsx';
import { loadChosenClinic, type ChosenClinic } from './load-chosen-clinic.ts';
import { OfferList } from './offer-list.tsx';
import { PriceBox } from '../../product-detail/price-box.tsx';
import { ProductHeading } from './product-heading.tsx';
import { ProductDescriptions } from '../../product-detail/product-descriptions.tsx';
import { ScorePanel } from './score-panel.tsx';
import { sectionOfTab, SectionTabs, useHasClinics } from './section-tabs.tsx';
import { ShareRow } from './share-row.tsx';
import { SocialBar } from './social-bar.tsx';
import { SubtypeList } from '../../product-detail/subtype-list.tsx';
import { SummaryFacts } from '../../product-detail/summary-facts.tsx';
import { productTexts } from '../../product-detail/texts.ts';
import { WaitingPeriods } from './waiting-periods.tsx';
import { WorkedExamples } from './worked-examples.tsx';
import { YearlyCostPanel } from './yearly-cost-panel.tsx';

const statusNotFound = 404;

interface ShownProduct extends ProductPageData {
  /** Somebody answers now (B7-36). */
  readonly chatIsOpen: boolean;
  /** Null: none is chosen. */
  readonly clinic: ChosenClinic | null;
}

/** The product of the path; an unknown last segment is no page (decision 36). */
async function loadShown(args: LoaderFunctionArgs): Promise<ProductPageData> {
  const { tab } = args.params;
  if (tab !== undefined && !productTabs.some((known) => known === tab)) throw new Response(null, { status: statusNotFound });
  return loadProduct(args, tab === undefined ? '' : `/${tab}`);
}

/** Loads the product; or, asked by script alone, the form that stands over its page. */
export async function loader(args: LoaderFunctionArgs): Promise<ShownProduct | FormAnswer> {
  const asked = await wantedFormOf(args);
  if (asked !== null) return asked;
  const [product, chatIsOpen, clinic] = await Promise.all([
    loadShown(args),
    loadChatIsOpen(args.context.get(pageContext).api),
    loadChosenClinic(args),
  ]);
  return { ...product, chatIsOpen, clinic };
}

/** Sends the form of a request that stands over the page. */
export async function action(args: ActionFunctionArgs) {
  return sendOverPage(args, async () => loadShown(args));
}

export { staysAsItIs as shouldRevalidate } from '../../request/stays-as-it-is.ts';

/** A tab in the path opens the page at its section. */
function useTabSection(tab: string | undefined): void {
  useEffect(() => {
    const section = sectionOfTab(tab);
    if (section) document.getElementById(section)?.scrollIntoView();
  }, [tab]);
}

/** Page of one plan or insurance: what it costs this family, what it covers where, and what it does not. */
export function Component() {
  const data = useLoaderData<ShownProduct>();
  const { tab } = useParams();
  useOwnPrices(data.line, data.profile);
  useTabSection(tab);
  useMeasuredView(data);
  const addressOf = useAddressOf();
  const t = useTexts(productTexts);
  const { comparator, detail } = data;
  const hasClinics = useHasClinics(detail);
  const { item } = detail;
  const clinic = data.clinic && data.clinic.code;
  const named = { product: item.displayName, organization: item.organization.displayName };
  const description = t(`description.${item.insures}`, named);
  return (
    <PageMain className="wrap pt-4 pb-16">
      <PageHead
        title={t('pageTitle', named)}
        description={description}
        path={item.url}
        breadcrumbs={[
          ...(comparator ? [{ name: comparator.displayName, path: comparatorHref(comparator.url) }] : []),
          // As the way back on the page says it.
          { name: item.organization.displayName, path: organizationPath(item.organization) },
          { name: item.displayName, path: item.url },
        ]}
        things={[productThing(detail, { url: addressOf(item.url), description }), ...questionsThings(detail.faq)]}
      />
      <div className="grid items-start gap-x-8 gap-y-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <ProductHeading item={item} comparator={comparator} />
        <PriceBox
          data={data}
          clinic={clinic}
          className="lg:sticky lg:top-[calc(var(--bar-end)+1.5rem-var(--too-high))] lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
        <div className="product-parts grid gap-4 *:min-w-0">
          <SectionTabs detail={detail} />
          <SummaryFacts detail={detail} />
          <SubtypeList subtypes={detail.subtypes} />
          <OfferList offers={detail.offers} />
          <SectionBoundary>
            {data.price && <YearlyCostPanel care={detail.care} price={data.price} />}
            <WorkedExamples care={detail.care} kind={item.codigoplan === null ? 'insurance' : 'plan'} />
          </SectionBoundary>
          <SectionBoundary>
            <CoverageTable resume={detail.coverages} />
          </SectionBoundary>
          {hasClinics && (
            <SectionBoundary>
              <ClinicNetwork
                clinics={detail.coverageOrganizations}
                areComplete={detail.clinicsAreComplete}
                chosen={data.clinic}
                comparatorUrl={comparator && comparator.url}
              />
            </SectionBoundary>
          )}
          <WaitingPeriods periods={detail.waitingPeriods} />
          <ContractFacts metadata={item.insuranceMetadata} />
          <ProductDescriptions {...detail} insures={item.insures} />
          <FeatureList features={detail.featuresAll} />
          <ScorePanel score={item.score} parts={detail.scoreParts} />
          <FaqList questions={detail.faq} chatIsOpen={data.chatIsOpen} />
          <Doubts data={data} />
          <DocumentList documents={detail.documents} source={detail.source} />
          <ShareRow item={item} />
        </div>
      </div>
      {comparator?.isComparable === true && <ChosenBar {...{ data, comparator, clinic }} />}
      <SocialBar />
    </PageMain>
  );
}
