import type { Preview } from '@cotejo/contract/preview';
import { RichText } from './rich-text.tsx';

/** What is shown of a part; the heading's level 2 is h2. */
type Part = Omit<Preview['parts'][number], 'id'>;

/** A part of an article under its heading. */
export function ArticlePart({ part }: { readonly part: Part }) {
  const Heading = part.level <= 2 ? 'h2' : 'h3';
  return (
    <section id={part.slug} aria-labelledby={`${part.slug}-titulo`} className="mt-8">
      <Heading id={`${part.slug}-titulo`} className="mb-2 max-w-text text-xl tracking-tight">
        {part.title}
      </Heading>
      <RichText html={part.html} />
    </section>
  );
}
