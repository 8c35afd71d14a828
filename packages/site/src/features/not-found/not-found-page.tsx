import { data } from 'react-router';
import { NotFoundContent } from '../../layout/not-found-content.tsx';

/** The status is all that this page loads. */
export function loader() {
  return data(null, { status: 404 });
}

/** Any address that no other page answers. */
export function Component() {
  return <NotFoundContent />;
}
