import type { ProductDetail } from '@cotejo/contract/catalogue';
import { isPlainDate } from '@cotejo/core/dates';
import { Icon } from '@cotejo/ui/icon';
import { TextLink } from '@cotejo/ui/text-link';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { TextWith } from '../../texts/text-with.tsx';
import { useDayText } from '../../texts/use-day-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { productTexts } from '../../product-detail/texts.ts';

interface DocumentListProps {
  readonly documents: ProductDetail['documents'];
  readonly source: ProductDetail['source'];
}

/** Documents of the product, and where its figures were read. */
export function DocumentList({ documents, source }: DocumentListProps) {
  const t = useTexts(productTexts);
  const spanish = useSpanishMark();
  const dayText = useDayText();
  const dateText = (date: string | null): string => (date === null || !isPlainDate(date) ? t('undated') : dayText(date));
  if (documents.length === 0 && !source) return null;
  return (
    <SectionCard id="documentos" title={t('documents')}>
      <ul>
        {documents.map((document) => (
          <li key={document.name} className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
            <Icon name="document" className="size-5 text-ink-2" />
            <span className="grow">
              {document.url ? (
                <TextLink {...spanish} href={document.url} alone>
                  {document.displayName}
                </TextLink>
              ) : (
                <span {...spanish} className="font-semibold">
                  {document.displayName}
                </span>
              )}
              <span className="block text-sm text-ink-2">
                {document.url === null ? t('askForIt', { day: dateText(document.date) }) : dateText(document.date)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {source && (
        <p className="mt-3 text-sm text-ink-2">
          <TextWith
            text={
              source.page === null
                ? t('readIn', { day: dateText(source.date) })
                : t('readInPage', { page: source.page, day: dateText(source.date) })
            }
            elements={{ document: <span {...spanish}>{source.document}</span> }}
          />
        </p>
      )}
    </SectionCard>
  );
}
