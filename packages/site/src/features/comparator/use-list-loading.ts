import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { readComparatorSearch, writeComparatorSearch } from '@cotejo/contract/search-params';

/** A list that comes sooner shows no placeholder (experience, 'States are designed'). */
const patience = 150;

/** What a URL lists, its looks set aside. */
function listedBy(search: string): string {
  return writeComparatorSearch({ ...readComparatorSearch(new URLSearchParams(search)), view: null, inUf: false }).toString();
}

/** True while another list of this page has been loading for 150 ms: after a change of filters, page or family. */
export function useListLoading(): boolean {
  const location = useLocation();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const next = navigation.location;
  const isAnotherList = next?.pathname === location.pathname && listedBy(next.search) !== listedBy(location.search);
  const isLoading = isAnotherList || revalidator.state === 'loading';
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isLoading]);
  return isLoading && isLong;
}
