import { readComparatorSearch } from '@cotejo/contract/search-params';
import { useLocation } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { useSiteFacts } from '../layout/site-facts.ts';
import type { PriceSetting } from '../price/price-view.ts';

/** In which unit the prices of a comparison are written: as the address says, that of its page or of the list below it. */
export function useComparedSetting(): PriceSetting {
  const edition = useEdition();
  const uf = useSiteFacts()?.uf ?? null;
  const { inUf } = readComparatorSearch(new URLSearchParams(useLocation().search));
  return { edition, uf, inUf };
}
