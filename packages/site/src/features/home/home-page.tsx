import { PageMain } from '../../layout/page-main.tsx';

/** Holds the place of the page until it is built. */
export function Component() {
  return (
    <PageMain>
      <h1>Home</h1>
    </PageMain>
  );
}
