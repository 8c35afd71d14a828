import { splitLanguage } from '@cotejo/core/editions';
import { useNavigation, type Location } from 'react-router';

/** Where the browser is going, its path as `useLocation` gives paths: without language. Undefined: nowhere. */
export function useNextLocation(): Pick<Location, 'pathname' | 'search'> | undefined {
  const { location } = useNavigation();
  return location && { pathname: splitLanguage(location.pathname).path, search: location.search };
}
