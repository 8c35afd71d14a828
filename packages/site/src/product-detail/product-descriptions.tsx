import type { ProductDetail } from '@cotejo/contract/catalogue';
import { Icon } from '@cotejo/ui/icon';
import { useSpanishMark } from '../labels/use-spanish-mark.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SectionCard } from './section-card.tsx';
import { productTexts } from './texts.ts';

type Description = ProductDetail['descriptions'][number];

/** Parts in the order of the page; exclusions stand beside coverages with the same weight. */
const parts = [
  { type: 'general', id: 'descripcion' },
  { type: 'cubre', id: 'cubre' },
  { type: 'no-cubre', id: 'no-cubre' },
  { type: 'considerar', id: 'considerar' },
  { type: 'requisitos', id: 'requisitos' },
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
        {description.name !== '' && <strong className="font-semibold">{description.name}: </strong>}
        {description.text}
      </p>
    </li>
  );
}

/** The product's texts by type. */
export function ProductDescriptions({ descriptions }: { readonly descriptions: ProductDetail['descriptions'] }) {
  const t = useTexts(productTexts);
  const spanish = useSpanishMark();
  return parts.map(({ type, id }) => {
    const lines = descriptions.filter((description) => description.type.name === type);
    if (lines.length === 0) return null;
    return (
      <SectionCard key={type} id={id} title={t(`text.${type}`)}>
        <ul {...spanish}>
          {lines.map((description, index) => (
            <DescriptionLine key={`${description.name}-${index}`} description={description} />
          ))}
        </ul>
      </SectionCard>
    );
  });
}
