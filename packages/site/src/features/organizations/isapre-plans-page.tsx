import type { OrganizationAnswer } from '@cotejo/contract/catalogue';
import { comparatorHref, href } from '@cotejo/contract/paths';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { buttonClass } from '@cotejo/ui/button';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { PageHead } from '../../head/page-head.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { PageLinks } from '../../page-links/page-links.tsx';
import { numberedPath, pageNumberOf } from '../../page-links/page-number.ts';
import { pageUrlOf } from '../../page-url.ts';
import { loadCards, type Cards } from '../../product-cards/load-cards.ts';
import { CardsProfile, ProductCards } from '../../product-cards/product-cards.tsx';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { loadOrganization } from './load-organization.ts';
import { OrganizationHeading } from './organization-heading.tsx';
import { organizationTexts } from './texts.ts';

const pageSize = 20;
const status = { notFound: 404, unavailable: 503 } as const;

interface PlansData {
  readonly organization: OrganizationAnswer;
  readonly cards: Cards;
  readonly page: number;
}

/** A page of an isapre's plans; 404 beyond the last one, and where nobody compares plans. */
export async function loader(args: LoaderFunctionArgs): Promise<PlansData> {
  const { context, request } = args;
  const { api } = context.get(serverContext);
  const organization = await loadOrganization(args, 'plans');
  const comparators = answered(await api.listComparators({})).data;
  const comparator = comparators.find(({ productKind }) => productKind === 'isapre-plan');
  if (!comparator) throw new Response(null, { status: status.notFound });
  const page = pageNumberOf(pageUrlOf(request));
  const filters = { organizations: [organization.organizationCode] };
  const cards = await loadCards(context, { comparator, filters, pageSize, page });
  if (!cards) throw new Response(null, { status: status.unavailable });
  if (page > 1 && cards.answer.data.length === 0) throw new Response(null, { status: status.notFound });
  return { organization, cards, page };
}

/** Every plan of one isapre, twenty to a page (A2.2-026, A2.2-081). */
export function Component() {
  const { organization, cards, page } = useLoaderData<PlansData>();
  const t = useTexts(organizationTexts);
  const { displayName: name, metadata, organizationCode } = organization;
  const { total } = cards.answer.metaData;
  const path = href('isaprePlans', { organization: metadata.url });
  const title = page > 1 ? t('plans.titlePage', { name, page }) : t('plans.title', { name });
  const lead = t('plans.lead', { count: total });
  const steps = [
    { name: t('list.isapre.name'), path: href('isapres', {}) },
    { name, path: organizationPath(organization) },
    { name: t('plans.crumb'), path },
  ];
  const search = new URLSearchParams({ organizations: organizationCode });
  return (
    <PageMain className="bg-surface">
      <PageHead title={title} description={`${title}. ${lead}`} path={numberedPath(path, page)} breadcrumbs={steps} />
      <OrganizationHeading organization={organization} steps={steps} title={title} lead={lead}>
        <p className="mt-5">
          <Link to={comparatorHref(cards.comparator.url)} className={buttonClass({ size: 'small' })}>
            {t('plans.compare')}
          </Link>
        </p>
      </OrganizationHeading>
      <div className="wrap pt-6 pb-14 lg:pt-8 lg:pb-20">
        <CardsProfile cards={cards} search={search} />
        <div className="mt-4">
          <ProductCards cards={cards} />
        </div>
        <PageLinks path={path} page={page} pages={Math.ceil(total / pageSize)} />
      </div>
    </PageMain>
  );
}
