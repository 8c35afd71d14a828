import type { ProductDetail } from '@cotejo/contract/catalogue';
import type { InsuredKind } from '@cotejo/contract/compare';
import { Icon } from '@cotejo/ui/icon';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { DescriptionMedia } from './description-media.tsx';
import { SectionCard } from './section-card.tsx';
import { productTexts } from './texts.ts';

type Description = ProductDetail['descriptions'][number];

/**
 * Parts in the order of the page; exclusions stand beside coverages with the same weight. How a product is offered is told with
 * what it is (B4-57).
 */
const parts = [
  { type: 'general', id: 'descripcion', types: ['general', 'tipo-oferta'] },
  { type: 'cubre', id: 'cubre', types: ['cubre'] },
  { type: 'no-cubre', id: 'no-cubre', types: ['no-cubre'] },
  { type: 'considerar', id: 'considerar', types: ['considerar'] },
  { type: 'requisitos', id: 'requisitos', types: ['requisitos'] },
] as const;

function DescriptionLine({ description }: { readonly description: Description }) {
  const excluded = description.type.name === 'no-cubre';
  const listed = excluded || description.type.name === 'cubre';
  return (
    <li className="flex gap-2.5 py-1.5">
      {listed && (
        <Icon name={excluded ? 'close' : 'check'} className={`mt-0.5 size-5 ${excluded ? 'text-danger' : 'text-best'}`} />
      )}
      <p className="max-w-text">
        {/* A text that begins with its own name would say it twice. */}
        {description.name !== '' && !description.text.startsWith(description.name) && (
          <strong className="font-semibold">{description.name}: </strong>
        )}
        {description.text}
      </p>
    </li>
  );
}

interface ProductDescriptionsProps extends Pick<ProductDetail, 'descriptions' | 'presentation'> {
  /** Whose drawing stands there where the product has no picture. */
  readonly insures: InsuredKind;
}

/** The product's texts by type; the general one beside its picture, with a video where there is one. */
export function ProductDescriptions({ descriptions, presentation, insures }: ProductDescriptionsProps) {
  const t = useTexts(productTexts);
  const spanish = useSpanishMark();
  const isTranslated = useLanguage() !== 'es';
  return parts.map(({ type, id, types }) => {
    const lines = types.flatMap((name) => descriptions.filter((description) => description.type.name === name));
    if (lines.length === 0) return null;
    const list = (
      <ul {...spanish}>
        {lines.map((description, index) => (
          <DescriptionLine key={`${description.name}-${index}`} description={description} />
        ))}
      </ul>
    );
    return (
      <SectionCard key={type} id={id} title={t(`text.${type}`)}>
        {isTranslated && type === 'general' && <p className="mb-2 text-sm text-ink-2">{t('inSpanish')}</p>}
        {type === 'general' ? <DescriptionMedia {...{ presentation, insures }}>{list}</DescriptionMedia> : list}
      </SectionCard>
    );
  });
}
