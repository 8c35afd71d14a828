import { useSiteFacts } from './site-facts.ts';

/** Said on every page while any layer of the catalogue is demonstration data. */
export function DemoNotice() {
  const site = useSiteFacts();
  if (!site?.isDemonstration) return null;
  return (
    <aside aria-label="Aviso" className="bg-warm-soft px-4 py-1.5 text-center text-sm text-warm">
      {site.isWhollyDemonstration
        ? 'Datos de demostración: planes y precios de ejemplo'
        : 'Parte de los planes y precios de este sitio son datos de demostración'}
    </aside>
  );
}
