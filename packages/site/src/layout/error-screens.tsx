import { buttonClass } from '@cotejo/ui/button';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { NotFoundContent } from './not-found-content.tsx';
import { PageHead } from './page-head.tsx';
import { WayOn } from './way-on.tsx';

function isStatus(error: unknown, status: number): boolean {
  return isRouteErrorResponse(error) && error.status === status;
}

function Failure() {
  const { pathname, search } = useLocation();
  const retry = (
    <a href={pathname + search} className={buttonClass({})}>
      Volver a cargar la página
    </a>
  );
  return (
    <WayOn title="No pudimos mostrar esta página" firstStep={retry}>
      <PageHead title="No pudimos mostrar esta página" isPrivate />
      <p>Puede ser tu conexión, o estamos actualizando y volvemos en 1 a 2 minutos. Lo que habías escrito sigue guardado.</p>
    </WayOn>
  );
}

/** A page that broke or does not exist, inside header and footer. Thrown by a loader: `data(null, {status: 404})`. */
export function PageError() {
  return isStatus(useRouteError(), 404) ? <NotFoundContent /> : <Failure />;
}

/** The frame itself broke: the same, without header and footer. */
export function ShellError() {
  return <Failure />;
}
