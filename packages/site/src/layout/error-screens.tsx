import { PageMain } from './page-main.tsx';

/** A page that broke, inside the frame. */
export function PageError() {
  return <PageMain className="wrap py-12">Algo falló</PageMain>;
}

/** The frame itself broke. */
export function ShellError() {
  return <PageMain className="wrap py-12">Algo falló</PageMain>;
}
