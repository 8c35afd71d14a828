import { useLocation, useRevalidator } from 'react-router';
import { readComparatorSearch, writeComparatorSearch } from '@cotejo/contract/search-params';
import { useLongWait } from '../../use-long-wait.ts';
import { useNextLocation } from '../../use-next-location.ts';

/** What a URL lists, its looks set aside. */
function listedBy(search: string): string {
  return writeComparatorSearch({ ...readComparatorSearch(new URLSearchParams(search)), view: null, inUf: false }).toString();
}

/** True while another list of this page has been loading for 150 ms: after a change of filters, page or family. */
export function useListLoading(): boolean {
  const location = useLocation();
  const revalidator = useRevalidator();
  const next = useNextLocation();
  const isAnotherList = next?.pathname === location.pathname && listedBy(next.search) !== listedBy(location.search);
  return useLongWait(isAnotherList || revalidator.state === 'loading');
}
