import type { ProductDetail } from '@cotejo/contract/catalogue';
import { useTexts } from '../texts/use-texts.ts';
import { ExplainedTerm } from '../layout/explained-term.tsx';
import { SectionCard } from './section-card.tsx';
import { SubtypeIcon } from './subtype-icon.tsx';
import { productTexts } from './texts.ts';

/** What the product is for, more narrowly than its type: what that is, and what it does not cover (A3-83 to A3-93). */
export function SubtypeList({ subtypes }: { readonly subtypes: ProductDetail['subtypes'] }) {
  const t = useTexts(productTexts);
  if (subtypes.length === 0) return null;
  return (
    <SectionCard id="tipo" title={t('subtypes')}>
      <ul className="grid gap-4">
        {subtypes.map(({ subtype, name, icon, tooltip, description, exclusions }) => (
          <li key={subtype} className="flex gap-3">
            <SubtypeIcon name={icon} />
            <div className="max-w-text">
              <h3 className="text-base font-semibold">
                {name}
                <ExplainedTerm word={t('subtypeWord', { name })}>{tooltip}</ExplainedTerm>
              </h3>
              <p>{description}</p>
              <p className="mt-1 text-ink-2">{exclusions}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
