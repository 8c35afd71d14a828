import { useLocation, useRevalidator } from 'react-router';
import { readComparatorSearch, writeComparatorSearch } from '@cotejo/contract/search-params';
import { useLongWait } from '../../use-long-wait.ts';
import { useNextLocation } from '../../use-next-location.ts';

/** What a URL lists, its looks set aside. */
function listedBy(search: string): string {
  return writeComparatorSearch({ ...readComparatorSearch(new URLSearchParams(search)), view: null, inUf: false }).toString();
}

/**
 * An answer of the device is there in less: what makes one wait is the showing of it, which placeholders would only hold up.
 * In milliseconds.
 */
const devicePatience = 1000;

/**
 * True while another list of this page has been loading for 150 ms, or a second where this device answers: after a change of
 * filters, page or family.
 */
export function useListLoading(isOnDevice: boolean): boolean {
  const location = useLocation();
  const revalidator = useRevalidator();
  const next = useNextLocation();
  const isAnotherList = next?.pathname === location.pathname && listedBy(next.search) !== listedBy(location.search);
  return useLongWait(isAnotherList || revalidator.state === 'loading', isOnDevice ? devicePatience : undefined);
}
