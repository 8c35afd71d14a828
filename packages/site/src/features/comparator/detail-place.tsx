import { useLocation } from 'react-router';
import { useLater } from '../../use-later.ts';
import { loadCardScript } from './card-script.ts';

/** Where the detail of a product opens over the list, by the script of cards: who presses before that is there waits for it. */
export function DetailPlace() {
  const { mask } = useLocation();
  const later = useLater(loadCardScript, mask ? mask.pathname : null, true);
  return later && <later.DetailOverList />;
}
