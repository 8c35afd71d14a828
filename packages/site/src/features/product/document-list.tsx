import type { ProductDetail } from '@cotejo/contract/catalogue';
import { dateInSpanish, isPlainDate } from '@cotejo/core/dates';
import { Icon } from '@cotejo/ui/icon';
import { SectionCard } from './section-card.tsx';

interface DocumentListProps {
  readonly documents: ProductDetail['documents'];
  readonly source: ProductDetail['source'];
}

function dateText(date: string | null): string {
  return date !== null && isPlainDate(date) ? dateInSpanish(date) : 'sin fecha';
}

/** Documents of the product, and where its figures were read. */
export function DocumentList({ documents, source }: DocumentListProps) {
  if (documents.length === 0 && !source) return null;
  return (
    <SectionCard id="documentos" title="Documentos">
      <ul>
        {documents.map((document) => (
          <li key={document.name} className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
            <Icon name="document" className="size-5 text-ink-2" />
            <span className="grow">
              {document.url ? (
                <a href={document.url} className="font-semibold text-action">
                  {document.displayName}
                </a>
              ) : (
                <span className="font-semibold">{document.displayName}</span>
              )}
              <span className="block text-sm text-ink-2">
                {dateText(document.date)}
                {document.url === null && ' · pídelo al solicitar'}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {source && (
        <p className="mt-3 text-sm text-ink-2">
          Coberturas leídas en: {source.document}
          {source.page !== null && `, página ${source.page}`}, {dateText(source.date)}.
        </p>
      )}
    </SectionCard>
  );
}
