import type { articleParagraphsSchema, ArticleCard } from '@cotejo/contract/articles';
import { href } from '@cotejo/contract/paths';
import { feedPath } from '@cotejo/contract/paths/feed';
import { Icon } from '@cotejo/ui/icon';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { ArticlePart } from '../../content/article-part.tsx';
import { useEdition } from '../../edition-context.ts';
import { PageHead, sharedImage } from '../../head/page-head.tsx';
import { publisherThing } from '../../head/site-things.ts';
import { useAddressOf, useSiteUrl } from '../../head/site-urls.ts';
import type { Thing } from '../../head/structured-data.ts';
import { PageMain } from '../../layout/page-main.tsx';
import { pageContext } from '../../page-context.ts';
import { serverContext } from '../../server-context.ts';
import { useDayText } from '../../texts/use-day-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { InvitationBox } from '../../start/invitation-box.tsx';
import { loadInvitation, type Invitation } from '../../start/load-invitation.ts';
import { blogTexts } from './texts.ts';

type Part = ReturnType<(typeof articleParagraphsSchema)['parse']>['data'][number];

interface ArticleData {
  readonly article: ArticleCard;
  readonly parts: readonly Part[];
  readonly invitation: Invitation | null;
}

const status = { moved: 301, notFound: 404 } as const;
/** An article of more pages of parts than this is cut: none is. */
const mostPages = 4;

/** An article with all its parts. Throws 404 where there is none; another spelling of its name is redirected to its own. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<ArticleData> {
  const { api } = context.get(serverContext);
  const site = context.get(pageContext);
  const { article: slug = '' } = params;
  const [first, invitation] = await Promise.all([
    api.listArticleParagraphs({ query: { article: slug } }).then(answered),
    loadInvitation(site),
  ]);
  const { article, pagination } = first.meta;
  if (article === null) throw new Response(null, { status: status.notFound });
  if (article.slug !== slug) {
    throw redirect(href('article', { brand: site.edition.brand.code, article: article.slug }), status.moved);
  }
  const further = Array.from({ length: Math.min(pagination.pageCount, mostPages) - 1 }, (_, index) =>
    api.listArticleParagraphs({ query: { article: slug, page: String(index + 2) } }).then(answered),
  );
  const parts = [first, ...(await Promise.all(further))].flatMap(({ data }) => data);
  return { article, parts, invitation };
}

/** Parts of the second level, as links; the one that is read is marked by the frame's script (C2-14, C2-15). */
function PartsMenu({ parts }: { readonly parts: readonly Part[] }) {
  const t = useTexts(blogTexts);
  return (
    <nav aria-labelledby="partes" data-active-section>
      <h2 id="partes" className="mb-1 text-base">
        {t('inThis')}
      </h2>
      <ul className="border-l border-line">
        {parts.map((part) => (
          <li key={part.id}>
            <a
              href={`#${part.slug}`}
              className="-ml-px flex min-h-11 items-center border-l-3 border-transparent py-1 pl-4 text-ink-2 no-underline hover:text-action aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink lg:pointer-fine:min-h-9"
            >
              {part.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The article as structured data; its author is whoever publishes the site. */
function articleThing(
  { title, summary, image, publishedAt }: ArticleCard,
  { siteUrl, url }: { readonly siteUrl: string; readonly url: string },
): Extract<Thing, { '@type': 'Article' }> {
  const publisher = { '@id': `${siteUrl}/#organization` };
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    datePublished: publishedAt,
    image: siteUrl + (image ?? sharedImage),
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
}

/** An article: what it says in short, its parts with a menu of them, and the way to a price. */
export function Component() {
  const { article, parts, invitation } = useLoaderData<ArticleData>();
  const edition = useEdition();
  const { brand } = edition;
  const [siteUrl, addressOf] = [useSiteUrl(), useAddressOf()];
  const t = useTexts(blogTexts);
  const dayText = useDayText();
  const blog = href('blog', { brand: brand.code });
  const path = href('article', { brand: brand.code, article: article.slug });
  return (
    <PageMain className="bg-surface">
      <PageHead
        title={article.title}
        description={article.summary}
        path={path}
        kind="article"
        feed={feedPath(edition.brand.code)}
        things={[articleThing(article, { siteUrl, url: addressOf(path) }), publisherThing(edition, siteUrl)]}
        breadcrumbs={[
          { name: t('title'), path: blog },
          { name: article.title, path },
        ]}
      />
      <div className="wrap pt-6 pb-14 lg:pt-10 lg:pb-20">
        <Link to={blog} className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-action">
          <Icon name="left" className="size-4.5" />
          {t('title')}
        </Link>
        <h1 className="mt-2 max-w-text text-2xl tracking-tight lg:text-3xl">{article.title}</h1>
        <p className="mt-3 max-w-text text-lg leading-normal text-ink-2">{article.summary}</p>
        <p className="mt-3 text-sm text-ink-2">
          {article.group.name} ·{' '}
          <time dateTime={article.publishedAt}>{t('published', { day: dayText(article.publishedAt) })}</time>
        </p>
        <div className="mt-7 grid gap-10 *:min-w-0 lg:grid-cols-[1fr_19rem] lg:gap-16">
          <article className="order-2 -mt-8 lg:order-1">
            {parts.map((part) => (
              <ArticlePart key={part.id} part={part} />
            ))}
          </article>
          <div className="order-1 grid content-start gap-7 lg:sticky lg:top-(--bar-end) lg:order-2 lg:self-start lg:pt-4">
            <PartsMenu parts={parts.filter(({ level }) => level === 2)} />
            <InvitationBox invitation={invitation} />
          </div>
        </div>
      </div>
    </PageMain>
  );
}
