import { buttonClass } from '@cotejo/ui/button';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { RobotBox } from '../person-check/robot-box.tsx';
import { refusalOfPage, type RobotRefusal } from '../person-check/robot-refusal.ts';
import { NotFoundContent } from './not-found-content.tsx';
import { PageHead } from '../head/page-head.tsx';
import { PageMain } from './page-main.tsx';
import { failureTextOf } from './unavailable-page.ts';
import { WayOn } from './way-on.tsx';

function isStatus(error: unknown, status: number): boolean {
  return isRouteErrorResponse(error) && error.status === status;
}

/** `text`: what the specification says of the call that failed; null: nothing. */
function Failure({ text }: { readonly text: string | null }) {
  const { pathname, search } = useLocation();
  const retry = (
    <a href={pathname + search} className={buttonClass({})}>
      Volver a cargar la página
    </a>
  );
  return (
    <WayOn title="No pudimos mostrar esta página" firstStep={retry}>
      <PageHead title="No pudimos mostrar esta página" isPrivate />
      {text !== null && <p className="mb-2 font-semibold">{text}</p>}
      <p>Puede ser tu conexión, o estamos actualizando y volvemos en 1 a 2 minutos. Lo que habías escrito sigue guardado.</p>
    </WayOn>
  );
}

function Refused({ refusal }: { readonly refusal: RobotRefusal }) {
  const { revalidate } = useRevalidator();
  return (
    <PageMain className="wrap py-14 lg:py-24">
      <PageHead title="Comprueba que eres humano" isPrivate />
      <h1 className="mb-4 text-2xl tracking-tight lg:text-3xl">Comprueba que eres humano</h1>
      <RobotBox refusal={refusal} place="results" onProved={() => void revalidate()} />
    </PageMain>
  );
}

/** A page that broke, does not exist or was refused, inside header and footer. Thrown by a loader: `data(null, {status: 404})`. */
export function PageError() {
  const error = useRouteError();
  const refusal = refusalOfPage(error);
  if (refusal !== null) return <Refused refusal={refusal} />;
  return isStatus(error, 404) ? <NotFoundContent /> : <Failure text={failureTextOf(error)} />;
}

/** The frame itself broke: the same, without header and footer. */
export function ShellError() {
  return <Failure text={failureTextOf(useRouteError())} />;
}
