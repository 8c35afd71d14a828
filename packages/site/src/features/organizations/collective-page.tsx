import type { ComparatorAnswer, OrganizationAnswer } from '@cotejo/contract/catalogue';
import { comparatorHref, href } from '@cotejo/contract/paths';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { buttonClass } from '@cotejo/ui/button';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { PageHead } from '../../head/page-head.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { loadCards, type Cards } from '../../product-cards/load-cards.ts';
import { CardsProfile, ProductCards } from '../../product-cards/product-cards.tsx';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { loadOrganization } from './load-organization.ts';
import { OrganizationHeading } from './organization-heading.tsx';
import { organizationTexts } from './texts.ts';

const mostCards = 24;

interface CollectiveData {
  readonly organization: OrganizationAnswer;
  /** Its own, by comparator; none when it sells nothing to companies. */
  readonly cards: readonly Cards[];
  /** Where others' are compared. */
  readonly comparators: readonly Pick<ComparatorAnswer, 'url' | 'displayName'>[];
}

/** What an insurer sells to companies: its products in the comparators that ask about one. */
export async function loader(args: LoaderFunctionArgs): Promise<CollectiveData> {
  const { context } = args;
  const { api } = context.get(serverContext);
  const organization = await loadOrganization(args, 'collective');
  const all = answered(await api.listComparators({})).data;
  const comparators = all.filter(({ questions, productCount }) => questions.includes('employees') && productCount > 0);
  const filters = { organizations: [organization.organizationCode] };
  const loaded = await Promise.all(
    comparators.map((comparator) => loadCards(context, { comparator, filters, pageSize: mostCards })),
  );
  const cards = loaded.filter((some) => some !== null).filter(({ answer }) => answer.metaData.total > 0);
  return { organization, cards, comparators };
}

function Nothing({ page: { organization, comparators } }: { readonly page: CollectiveData }) {
  const t = useTexts(organizationTexts);
  const name = organization.displayName;
  return (
    <section aria-labelledby="ninguno">
      <h2 id="ninguno" className="text-xl tracking-tight">
        {t('collective.none', { name })}
      </h2>
      {comparators.length > 0 && <p className="mt-1 text-ink-2">{t('collective.noneLead')}</p>}
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {comparators.map(({ url, displayName }) => (
          <li key={url}>
            <Link to={comparatorHref(url)} className={buttonClass({})}>
              {displayName}
            </Link>
          </li>
        ))}
        <li>
          <Link to={organizationPath(organization)} className={buttonClass({ look: 'outline' })}>
            {t('collective.back', { name })}
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** The collective products of an insurer (A2.2-022). */
export function Component() {
  const page = useLoaderData<CollectiveData>();
  const t = useTexts(organizationTexts);
  const { organization, cards } = page;
  const name = organization.displayName;
  const path = href('insurerCollective', { organization: organization.metadata.url });
  const title = t('collective.title', { name });
  const lead = t('collective.lead', { name });
  const steps = [
    { name: t('list.insurer.name'), path: href('insurers', {}) },
    { name, path: organizationPath(organization) },
    { name: t('collective.crumb'), path },
  ];
  return (
    <PageMain className="bg-surface">
      <PageHead title={title} description={lead} path={path} breadcrumbs={steps} isPrivate={cards.length === 0} />
      <OrganizationHeading organization={organization} steps={steps} title={title} lead={lead} />
      <div className="wrap grid gap-10 pt-8 pb-14 lg:pt-12 lg:pb-20">
        {cards.length === 0 && <Nothing page={page} />}
        {cards.map((some) => (
          <section key={some.comparator.name} aria-labelledby={some.comparator.name}>
            <h2 id={some.comparator.name} className="text-xl tracking-tight lg:text-2xl">
              {some.comparator.displayName}
            </h2>
            <CardsProfile cards={some} search={new URLSearchParams({ organizations: organization.organizationCode })} />
            <div className="mt-4">
              <ProductCards cards={some} />
            </div>
            <p className="mt-4">
              <Link to={comparatorHref(some.comparator.url)} className={buttonClass({ look: 'outline' })}>
                {t('collective.compare')}
              </Link>
            </p>
          </section>
        ))}
      </div>
    </PageMain>
  );
}
