import { textLinkClass } from '@cotejo/ui/text-link';
import { Link } from 'react-router';
import { useFrameFacts } from '../../layout/site-facts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { aboutTexts } from './about-texts.ts';

/** What else can be compared, by whom it is for: the menu's boxes with their categories (B2.11-23, B7-30). */
export function CategoryBoxes() {
  const t = useTexts(aboutTexts);
  const { boxes } = useFrameFacts();
  if (boxes.length === 0) return null;
  return (
    <nav aria-labelledby="categorias">
      <h2 id="categorias" className="text-xl tracking-tight lg:text-2xl">
        {t('categories')}
      </h2>
      <ul className="mt-4 grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
        {boxes.map(({ title, categories }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-4.5">
            <h3 className="text-lg">{title}</h3>
            <ul className="mt-1">
              {categories.map(({ displayName, url }) => (
                <li key={url}>
                  <Link to={url} className={textLinkClass({ alone: true })}>
                    {displayName}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
