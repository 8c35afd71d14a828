import { buttonClass } from '@cotejo/ui/button';
import { isRouteErrorResponse, useHref, useLocation, useRevalidator, useRouteError } from 'react-router';
import { failureText } from '../failures/failure-text.ts';
import { failureTexts } from '../failures/texts.ts';
import { PageHead } from '../head/page-head.tsx';
import { RobotBox } from '../person-check/robot-box.tsx';
import { refusalOfPage, type RobotRefusal } from '../person-check/robot-refusal.ts';
import { useTexts } from '../texts/use-texts.ts';
import { NotFoundContent } from './not-found-content.tsx';
import { PageMain } from './page-main.tsx';
import { ServerErrorHints } from './server-error-hints.tsx';
import { layoutTexts } from './texts.ts';
import { failureTextOf } from './unavailable-page.ts';
import { WayOn } from './way-on.tsx';

function isStatus(error: unknown, status: number): boolean {
  return isRouteErrorResponse(error) && error.status === status;
}

/** `text`: what the specification says of the call that failed; null: nothing. */
function Failure({ text }: { readonly text: string | null }) {
  const [t, tFailure] = [useTexts(layoutTexts), useTexts(failureTexts)];
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  const retry = (
    <a href={here} className={buttonClass({})}>
      {t('reload')}
    </a>
  );
  return (
    <WayOn title={t('unavailable')} firstStep={retry}>
      <PageHead title={t('unavailable')} isPrivate />
      <ServerErrorHints error={text === null ? null : failureText(text, tFailure)} />
    </WayOn>
  );
}

function Refused({ refusal }: { readonly refusal: RobotRefusal }) {
  const t = useTexts(layoutTexts);
  const { revalidate } = useRevalidator();
  return (
    <PageMain className="wrap py-14 lg:py-24">
      <PageHead title={t('proveHuman')} isPrivate />
      <h1 className="mb-4 text-2xl tracking-tight lg:text-3xl">{t('proveHuman')}</h1>
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
