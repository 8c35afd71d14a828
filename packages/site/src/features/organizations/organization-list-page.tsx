import type { OrganizationAnswer } from '@cotejo/contract/catalogue';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { cardClass } from '@cotejo/ui/card';
import { Mark } from '@cotejo/ui/mark';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { PageHead } from '../../head/page-head.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { pageUrlOf } from '../../page-url.ts';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { groupOfPath, type OrganizationGroup } from './organization-groups.ts';
import { organizationTexts } from './texts.ts';

interface ListData {
  readonly group: OrganizationGroup['name'];
  readonly path: string;
  readonly organizations: readonly OrganizationAnswer[];
}

/** The organisations of a group; 404 where the edition has none of them. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<ListData> {
  const { api } = context.get(serverContext);
  const group = groupOfPath(pageUrlOf(request).pathname);
  const answers = await Promise.all(group.kinds.map((type) => api.listOrganizations({ params: { type } })));
  const organizations = answers.flatMap((answer) => answered(answer).data);
  if (organizations.length === 0) throw new Response(null, { status: 404 });
  const inOrder = organizations.toSorted((left, right) => right.productCount - left.productCount);
  return { group: group.name, path: group.listPath, organizations: inOrder };
}

function OrganizationTile({ organization }: { readonly organization: OrganizationAnswer }) {
  const t = useTexts(organizationTexts);
  const { metadata, displayName, productCount, open } = organization;
  return (
    <Link
      to={organizationPath(organization)}
      className={cardClass({ look: 'link', inset: 'none', className: 'flex h-full items-center gap-3.5 p-4 lg:p-4.5' })}
    >
      <Mark letters={metadata.mark} hue={metadata.hue} />
      <span className="min-w-0">
        <span className="block text-lg font-bold wrap-anywhere">{displayName}</span>
        <span className="block text-sm text-ink-2 tabular">
          {productCount === 0 ? t('noProducts') : t('products', { count: productCount })}
          {!open && ` · ${t('closed')}`}
        </span>
      </span>
    </Link>
  );
}

/** Who sells here, as tiles that lead to each one's page (A2.2-016, A2.2-021, A1-25). */
export function Component() {
  const { group, path, organizations } = useLoaderData<ListData>();
  const t = useTexts(organizationTexts);
  return (
    <PageMain className="bg-surface">
      <PageHead
        title={t(`list.${group}.title`)}
        description={t(`list.${group}.lead`)}
        path={path}
        breadcrumbs={[{ name: t(`list.${group}.name`), path }]}
      />
      <div className="wrap pt-8 pb-14 lg:pt-14 lg:pb-20">
        <h1 className="max-w-text text-2xl tracking-tight lg:text-3xl">{t(`list.${group}.title`)}</h1>
        <p className="mt-3 max-w-text text-lg leading-normal text-ink-2">{t(`list.${group}.lead`)}</p>
        <ul className="mt-7 grid gap-2.5 sm:grid-cols-2 lg:mt-9 lg:grid-cols-3 lg:gap-3.5">
          {organizations.map((organization) => (
            <li key={organization.id}>
              <OrganizationTile organization={organization} />
            </li>
          ))}
        </ul>
      </div>
    </PageMain>
  );
}
