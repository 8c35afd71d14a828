import { href } from '@cotejo/contract/paths';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { useAddressOf } from '../../head/site-urls.ts';
import { Crumbs } from '../../layout/crumbs.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { AllInComparator, CardsSection } from '../../product-cards/cards-section.tsx';
import type { Cards } from '../../product-cards/load-cards.ts';
import { useComparedName } from '../../product-cards/product-cards.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { clinicTexts } from './clinic-texts.ts';
import { loadClinic, type ClinicData } from './load-clinic.ts';
import { OrganizationProducts } from './organization-products.tsx';

/** A clinic or hospital by the last segment of its path; 404 when there is none. */
export async function loader(args: LoaderFunctionArgs): Promise<ClinicData> {
  return loadClinic(args);
}

function CoveringProducts({ cards, clinicCode }: { readonly cards: Cards; readonly clinicCode: string }) {
  const t = useTexts(clinicTexts);
  const title = t('inComparator', { comparator: useComparedName(cards) });
  const search = new URLSearchParams({ coverageOrganizations: clinicCode });
  return (
    <CardsSection id={`cubren-${cards.comparator.name}`} title={title} cards={cards} search={search}>
      <AllInComparator cards={cards} search={search} text={t('compareAll', { count: cards.answer.metaData.total })} />
    </CardsSection>
  );
}

function usePlaceText({ clinic }: ClinicData): string | null {
  const { regions } = useEdition();
  const region = regions.find(({ code }) => code === clinic?.regionCode)?.name;
  const parts = [clinic?.address, region].filter((part) => part !== null && part !== undefined);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Page of one clinic: which plans and insurances cover it, how much of it, and what it sells itself (A2.2-026, decision 36). */
export function Component() {
  const page = useLoaderData<ClinicData>();
  const t = useTexts(clinicTexts);
  const addressOf = useAddressOf();
  const { name, clinic, organization } = page;
  const place = usePlaceText(page);
  const path = href('clinic', { clinic: page.url });
  const title = t('pageTitle', { name });
  const lead = clinic ? t('pageLead', { count: clinic.productCount }) : t('own', { name });
  const steps = [
    { name: t('listName'), path: href('clinics', {}) },
    { name, path },
  ];
  return (
    <PageMain className="bg-surface">
      <PageHead
        title={title}
        description={`${name}${place === null ? '' : `, ${place}`}. ${lead}`}
        path={path}
        breadcrumbs={steps}
        things={[
          { '@type': 'MedicalClinic', name, url: addressOf(path), ...(clinic?.address ? { address: clinic.address } : {}) },
        ]}
      />
      <div className="border-b border-line bg-surface-2">
        <div className="wrap pt-4 pb-7 lg:pt-6 lg:pb-10">
          <Crumbs steps={steps} />
          <h1 className="mt-5 text-2xl tracking-tight lg:text-3xl">{title}</h1>
          <p className="mt-2 max-w-text text-lg leading-normal text-ink-2">{lead}</p>
          {place !== null && (
            <p className="mt-3">
              <span className="font-semibold">{t('place')}:</span> {place}
            </p>
          )}
        </div>
      </div>
      <div className="wrap grid gap-10 pt-8 pb-14 lg:gap-14 lg:pt-12 lg:pb-20">
        {organization &&
          page.own.map((cards) => <OrganizationProducts key={cards.comparator.name} organization={organization} cards={cards} />)}
        {clinic &&
          page.covering.map((cards) => (
            <CoveringProducts key={cards.comparator.name} cards={cards} clinicCode={clinic.organizationCode} />
          ))}
        {page.own.length + page.covering.length === 0 && <p className="text-lg">{t('nothing')}</p>}
        <p>
          <Link to={href('clinics', {})} className="inline-flex min-h-11 items-center font-semibold text-action">
            {t('others')}
          </Link>
        </p>
      </div>
    </PageMain>
  );
}
