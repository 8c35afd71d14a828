import type { OrganizationAnswer } from '@cotejo/contract/catalogue';
import type { LandingRecord } from '@cotejo/contract/content-backend';
import type { IsapreBenefit } from '@cotejo/contract/isapre-plan';
import type { PriceRangeTable } from '@cotejo/contract/organization';
import { href } from '@cotejo/contract/paths';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { buttonClass } from '@cotejo/ui/button';
import { data, Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { RichText } from '../../content/rich-text.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { useAddressOf } from '../../head/site-urls.ts';
import { PageMain } from '../../layout/page-main.tsx';
import { useShowsClinics } from '../../layout/site-facts.ts';
import { pageUrlOf } from '../../page-url.ts';
import type { Cards } from '../../product-cards/load-cards.ts';
import { serverContext } from '../../server-context.ts';
import { useLanguageMark, useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.ts';
import { comparatorsOfTypes, loadOrganization, loadOrganizationCards } from './load-organization.ts';
import { groupOfPath, type OrganizationGroup } from './organization-groups.ts';
import { OrganizationHeading } from './organization-heading.tsx';
import { OrganizationProducts } from './organization-products.tsx';
import { PriceTable } from './price-table.tsx';
import { organizationTexts } from './texts.ts';

type About = Pick<LandingRecord['attributes'], 'language' | 'description' | 'body'>;

function aboutOf({ attributes: { language, description, body } }: LandingRecord): About {
  return { language, description, body };
}

interface PageData {
  readonly group: OrganizationGroup;
  readonly organization: OrganizationAnswer;
  /** How many care centres its products cover; null: it cannot be told now. */
  readonly clinicCount: number | null;
  readonly cards: readonly Cards[];
  readonly prices: PriceRangeTable | null;
  readonly benefits: readonly IsapreBenefit[];
  /** What the country's content says of it; null: nothing is written. */
  readonly about: About | null;
  readonly sellsCollective: boolean;
}

/** Everything the catalogue tells of one organisation; 404 when there is none of that name. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const { api } = context.get(serverContext);
  const organization = await loadOrganization(args);
  const group = groupOfPath(pageUrlOf(request).pathname);
  const id = organization.organizationCode;
  const [types, comparators, clinics, prices, benefits, landing, collective] = await Promise.all([
    api.countInsurancesByType({ params: { id } }),
    api.listComparators({}),
    api.countCoverageOrganizations({ params: { id } }),
    api.getPriceRangeTable({ params: { id } }),
    group.name === 'isapre' ? api.getIsapreBenefits({ params: { id } }) : null,
    api.getLanding({ params: { url: organization.metadata.url } }),
    api.listOrganizationsOfCategory({ params: { type: 'COLECTIVOS' } }),
  ]);
  const shown = comparatorsOfTypes(answered(types).data, answered(comparators).data);
  const cards = await loadOrganizationCards(context, organization, shown);
  const found = landing.ok ? landing.value.data.find(({ attributes }) => attributes.organizationCode === id) : undefined;
  const page: PageData = {
    group,
    organization,
    clinicCount: clinics.ok ? clinics.value.data.count : null,
    cards,
    prices: prices.ok ? prices.value.data : null,
    benefits: benefits?.ok ? benefits.value.data : [],
    about: found ? aboutOf(found) : null,
    sellsCollective: collective.ok && collective.value.data.some((other) => other.id === organization.id),
  };
  return data(page);
}

function Facts({ page: { organization, clinicCount } }: { readonly page: PageData }) {
  const t = useTexts(organizationTexts);
  const { productCount, open } = organization;
  const facts = [
    productCount === 0 ? t('noProducts') : t('products', { count: productCount }),
    ...(clinicCount ? [t('clinics', { count: clinicCount })] : []),
    ...(open ? [] : [t('closed')]),
  ];
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1.5 font-semibold tabular">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function Benefits({ benefits }: { readonly benefits: readonly IsapreBenefit[] }) {
  const t = useTexts(organizationTexts);
  const spanish = useSpanishMark();
  if (benefits.length === 0) return null;
  return (
    <section aria-labelledby="ventajas">
      <h2 id="ventajas" className="text-xl tracking-tight lg:text-2xl">
        {t('benefits')}
      </h2>
      <ul {...spanish} className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {benefits.map(({ id, title, description }) => (
          <li key={id}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoreLinks({ page: { group, organization, sellsCollective } }: { readonly page: PageData }) {
  const t = useTexts(organizationTexts);
  const { displayName: name, metadata } = organization;
  const links = [
    ...(group.name === 'isapre' && organization.productCount > 0
      ? [{ to: href('isaprePlans', { organization: metadata.url }), text: t('allPlans', { name }) }]
      : []),
    ...(group.name === 'insurer' && sellsCollective
      ? [{ to: href('insurerCollective', { organization: metadata.url }), text: t('collective') }]
      : []),
  ];
  if (links.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-2.5">
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className={buttonClass({ look: 'outline', size: 'small' })}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Page of one organisation: what it offers, for how much, and beside what it can be compared (A2.2-026, decision 36). */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useTexts(organizationTexts);
  const addressOf = useAddressOf();
  const language = useLanguage();
  const markOf = useLanguageMark();
  const { group, organization } = page;
  const name = organization.displayName;
  const path = organizationPath(organization);
  const hidesClinics = !useShowsClinics() && group.name === 'isapre';
  const title = hidesClinics ? t('page.isapre.title.noClinics', { name }) : t(`page.${group.name}.title`, { name });
  const ownLead = hidesClinics ? t('page.isapre.lead.noClinics') : t(`page.${group.name}.lead`);
  const lead = (page.about?.language === language ? page.about.description : undefined) ?? ownLead;
  const steps = [
    { name: t(`list.${group.name}.name`), path: group.listPath },
    { name, path },
  ];
  return (
    <PageMain className="bg-surface">
      <PageHead
        title={title}
        description={lead}
        path={path}
        breadcrumbs={steps}
        things={[{ '@type': 'Organization', name, url: addressOf(path) }]}
      />
      <OrganizationHeading organization={organization} steps={steps} title={title} lead={lead}>
        <Facts page={page} />
        <MoreLinks page={page} />
      </OrganizationHeading>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-8 pb-14 lg:gap-14 lg:pt-12 lg:pb-20">
        {page.cards.map((cards) => (
          <OrganizationProducts key={cards.comparator.name} organization={organization} cards={cards} isOnOwnPage />
        ))}
        {page.prices && <PriceTable table={page.prices} />}
        <Benefits benefits={page.benefits} />
        {page.about && (
          <div {...markOf(page.about.language)}>
            <RichText html={page.about.body} />
          </div>
        )}
      </div>
    </PageMain>
  );
}
