import { useEdition } from '../edition-context.ts';
import { PageHead } from '../head/page-head.tsx';
import { WayOn } from './way-on.tsx';

/** What an address without a page shows (A2.1-25 to A2.1-31). */
export function NotFoundContent() {
  const { supportEmail } = useEdition().brand;
  return (
    <WayOn title="No encontramos esta página">
      <PageHead title="No encontramos esta página" isPrivate />
      <p>
        Puede que la dirección tenga un error o que el plan ya no se ofrezca. Si llegaste por un enlace nuestro, cuéntanos en{' '}
        <a href={`mailto:${supportEmail}`} className="font-semibold text-action">
          {supportEmail}
        </a>
        .
      </p>
    </WayOn>
  );
}
