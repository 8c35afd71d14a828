import { Icon } from '@cotejo/ui/icon';
import { useEdition } from '../edition-context.ts';

const lineClass = 'flex min-h-11 items-center gap-3 font-semibold text-action no-underline hover:underline';

/** Phone and e-mail of the edition. */
export function ContactDetails() {
  const { supportEmail, supportPhone } = useEdition().brand;
  return (
    <ul>
      <li>
        <a href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`} className={`${lineClass} tabular`}>
          <Icon name="phone" />
          {supportPhone}
        </a>
      </li>
      <li>
        <a href={`mailto:${supportEmail}`} className={lineClass}>
          <Icon name="mail" />
          {supportEmail}
        </a>
      </li>
    </ul>
  );
}
