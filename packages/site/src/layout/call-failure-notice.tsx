import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Link, useLocation } from 'react-router';

/** What the client says of a call that failed to the end (C §8), where the rest of the page stands, and the way to ask again. */
export function CallFailureNotice({ text }: { readonly text: string | null }) {
  const { pathname, search } = useLocation();
  return (
    <Notice tone="warm">
      {text !== null && <p>{text}</p>}
      <Link to={pathname + search} reloadDocument className={buttonClass({ look: 'outline', className: 'mt-3' })}>
        Reintentar
      </Link>
    </Notice>
  );
}
