import type { ArticleCard } from '@cotejo/contract/articles';
import { href } from '@cotejo/contract/paths';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { useDayText } from '../../texts/use-day-text.ts';

/** Articles with what each is about. */
export function ArticleList({ articles }: { readonly articles: readonly ArticleCard[] }) {
  const { brand } = useEdition();
  const dayText = useDayText();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {articles.map((article) => (
        <li key={article.id} className="relative py-5 lg:py-6">
          <p className="text-sm text-ink-2">
            {article.group.name} · <time dateTime={article.publishedAt}>{dayText(article.publishedAt)}</time>
          </p>
          <h2 className="mt-1 text-lg lg:text-xl">
            <Link
              to={href('article', { brand: brand.code, article: article.slug })}
              className="text-ink no-underline after:absolute after:inset-0 hover:text-action"
            >
              {article.title}
            </Link>
          </h2>
          <p className="mt-1.5 max-w-text text-ink-2">{article.summary}</p>
        </li>
      ))}
    </ul>
  );
}
