import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Link } from 'react-router';

/** Where the price for the profile cannot be told now (C8-06, exact); the rest of the page stands. */
export function PriceFailure({ url }: { readonly url: string }) {
  return (
    <Notice tone="warm">
      <p>Error al obtener el precio del producto para el perfil</p>
      <Link to={url} reloadDocument className={buttonClass({ look: 'outline', className: 'mt-3' })}>
        Reintentar
      </Link>
    </Notice>
  );
}
