import type { ProductDetail } from '@cotejo/contract/catalogue';
import { Icon } from '@cotejo/ui/icon';
import { SectionCard } from './section-card.tsx';

type Description = ProductDetail['descriptions'][number];

/** Parts in the order of the page; exclusions stand beside coverages with the same weight. */
const parts = [
  { type: 'general', id: 'descripcion', title: 'Qué es' },
  { type: 'cubre', id: 'cubre', title: 'Lo que cubre' },
  { type: 'no-cubre', id: 'no-cubre', title: 'Lo que no cubre' },
  { type: 'considerar', id: 'considerar', title: 'Lo que debes considerar' },
  { type: 'requisitos', id: 'requisitos', title: 'Requisitos' },
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
export function ProductTexts({ descriptions }: { readonly descriptions: ProductDetail['descriptions'] }) {
  return parts.map(({ type, id, title }) => {
    const lines = descriptions.filter((description) => description.type.name === type);
    if (lines.length === 0) return null;
    return (
      <SectionCard key={type} id={id} title={title}>
        <ul>
          {lines.map((description, index) => (
            <DescriptionLine key={`${description.name}-${index}`} description={description} />
          ))}
        </ul>
      </SectionCard>
    );
  });
}
