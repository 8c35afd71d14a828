import { feedPath } from '@cotejo/contract/paths/feed';
import type { ArticleCard } from '@cotejo/contract/articles';
import { buttonClass } from '@cotejo/ui/button';
import { chipClass } from '@cotejo/ui/chip';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { PlainPage } from '../../content/plain-page.tsx';
import { useEdition } from '../../edition-context.ts';
import { pageContext } from '../../page-context.ts';
import { pageUrlOf } from '../../page-url.ts';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ArticleList } from './article-list.tsx';
import { blogHref, readBlogSearch, type BlogSearch } from './blog-search.ts';
import { InvitationBox } from '../../start/invitation-box.tsx';
import { loadInvitation, type Invitation } from '../../start/load-invitation.ts';
import { blogTexts } from './texts.ts';

interface Named {
  readonly name: string;
  readonly slug: string;
  readonly count: number;
}

interface BlogData {
  readonly search: BlogSearch;
  readonly articles: readonly ArticleCard[];
  readonly total: number;
  readonly pages: number;
  /** Tabs, subjects and sections; empty where they cannot be told. */
  readonly tabs: readonly { readonly name: string; readonly url: string }[];
  readonly subjects: readonly Named[];
  readonly sections: readonly Named[];
  readonly invitation: Invitation | null;
}

/** A page of articles, 15 each. Throws 404 past the last page and for an unknown subject or section. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<BlogData> {
  const { api } = context.get(serverContext);
  const search = readBlogSearch(pageUrlOf(request).searchParams);
  const by = 'slug' in search.by ? search.by.slug : search.by.kind;
  const [list, tabs, subjects, sections, invitation] = await Promise.all([
    api.listArticles({ params: { what: 'articles', by }, body: { page: search.page } }),
    api.listArticleTabs({}),
    api.listArticleTags({}),
    api.listArticleGroups({}),
    loadInvitation(context.get(pageContext)),
  ]);
  const { data: articles, meta } = answered(list);
  const { total, pageCount } = meta.pagination;
  if (search.page > Math.max(1, pageCount)) throw new Response(null, { status: 404 });
  return {
    search,
    articles,
    total,
    pages: pageCount,
    tabs: tabs.ok ? tabs.value.data : [],
    subjects: subjects.ok ? subjects.value.data : [],
    sections: sections.ok ? sections.value.data : [],
    invitation,
  };
}

function Choices({ title, kind, choices }: { title: string; kind: 'tema' | 'seccion'; choices: readonly Named[] }) {
  const { brand } = useEdition();
  const { by } = useLoaderData<BlogData>().search;
  if (choices.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-base">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ name, slug, count }) => {
          const selected = 'slug' in by && by.kind === kind && by.slug === slug;
          return (
            <li key={slug}>
              <Link
                to={blogHref(brand.code, { by: { kind, slug }, page: 1 })}
                aria-current={selected ? 'page' : undefined}
                className={chipClass({ selected })}
              >
                {name} <span className="text-ink-2 tabular">{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Pager({ search, pages }: { readonly search: BlogSearch; readonly pages: number }) {
  const t = useTexts(blogTexts);
  const { brand } = useEdition();
  if (pages <= 1) return null;
  const link = (page: number, text: string) => (
    <Link to={blogHref(brand.code, { by: search.by, page })} className={buttonClass({ look: 'outline', size: 'small' })}>
      {text}
    </Link>
  );
  return (
    <nav aria-label={t('pages')} className="mt-6 flex items-center gap-4">
      {search.page > 1 && link(search.page - 1, t('previous'))}
      <span className="text-sm text-ink-2 tabular">{t('place', { page: search.page, pages })}</span>
      {search.page < pages && link(search.page + 1, t('next'))}
    </nav>
  );
}

/** The blog (A2.2-046): articles with their date, and the ways to those about one thing. */
export function Component() {
  const { search, articles, total, pages, tabs, subjects, sections, invitation } = useLoaderData<BlogData>();
  const { brand } = useEdition();
  const t = useTexts(blogTexts);
  const here = blogHref(brand.code, search);
  const { by } = search;
  const chosen = 'slug' in by ? [...subjects, ...sections].find(({ slug }) => slug === by.slug) : undefined;
  const title = search.page > 1 ? t('pageTitle', { page: search.page }) : t('title');
  // Choices of the same articles are no addresses of their own for search engines.
  const path = blogHref(brand.code, { by: { kind: 'latest' }, page: by.kind === 'latest' ? search.page : 1 });
  return (
    <PlainPage title={title} lead={t('lead')} path={path} isPrivate={by.kind !== 'latest'} feed={feedPath(brand.code)}>
      <div className="grid gap-10 *:min-w-0 lg:grid-cols-[1fr_19rem] lg:gap-16">
        <div>
          <nav aria-label={t('ways')} className="mb-5">
            <ul className="flex flex-wrap gap-2">
              {tabs.map(({ name, url }) => (
                <li key={url}>
                  <Link
                    to={url}
                    aria-current={url === here ? 'page' : undefined}
                    className={chipClass({ selected: url === here })}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="mb-3 text-sm text-ink-2 tabular">
            {chosen ? t('of', { what: chosen.name, count: t('count', { count: total }) }) : t('count', { count: total })}
          </p>
          {articles.length === 0 ? <p>{t('none')}</p> : <ArticleList articles={articles} />}
          <Pager search={search} pages={pages} />
        </div>
        <div className="grid content-start gap-7 *:min-w-0">
          <Choices title={t('sections')} kind="seccion" choices={sections} />
          <Choices title={t('subjects')} kind="tema" choices={subjects} />
          <InvitationBox invitation={invitation} />
        </div>
      </div>
    </PlainPage>
  );
}
