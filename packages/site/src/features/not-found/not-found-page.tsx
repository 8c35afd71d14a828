import { data } from 'react-router';
import { PageMain } from '../../layout/page-main.tsx';

/** Status of the page; it has no data of its own. */
export function loader() {
  return data(null, { status: 404 });
}

export function Component() {
  return (
    <PageMain className="wrap py-12">
      <title>No encontramos esa página</title>
      <h1 className="text-3xl">No encontramos esa página</h1>
    </PageMain>
  );
}
