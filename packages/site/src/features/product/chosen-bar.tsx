import { useNavigate } from 'react-router';
import { useCompareSelection } from '../../comparison/compare-selection.ts';
import { chosenProducts } from '../../comparison/compare-slots.ts';
import { compareProductsHref } from '../../comparison/compare-url.ts';
import { useNamedClinics } from '../../comparison/named-clinics.ts';
import { useEdition } from '../../edition-context.ts';
import type { ProductPageData } from '../../product-data/load-product.ts';
import { useLater } from '../../use-later.ts';

const loadBar = () => import('../../comparison/compare-bar.tsx');

interface ChosenBarProps {
  readonly data: ProductPageData;
  readonly comparator: NonNullable<ProductPageData['comparator']>;
  /** Code of the one looked at on this page; null: none is. */
  readonly clinic: string | null;
}

/** What is chosen to be compared, as the list shows it; loaded once something is. */
export function ChosenBar({ data, comparator, clinic }: ChosenBarProps) {
  const edition = useEdition();
  const navigate = useNavigate();
  const selection = useCompareSelection(edition.brand.code, comparator.name);
  const chosen = chosenProducts(selection.slots);
  const clinics = useNamedClinics({ brandCode: edition.brand.code, comparatorName: comparator.name }, clinic);
  const part = useLater(loadBar, chosen.length > 0 ? 'chosen' : null);
  if (part === null) return null;
  const { item } = data.detail;
  return (
    <part.CompareBar
      selection={selection}
      items={data.price ? [{ ...item, profilePrice: data.price }] : []}
      setting={{ edition, uf: data.uf, inUf: false }}
      isAboveBar={false}
      focusAfter={['[data-toggles-choice]']}
      onCompare={() => void navigate(compareProductsHref(comparator, chosen, clinics))}
    />
  );
}
