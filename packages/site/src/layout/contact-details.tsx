import { Icon } from '@cotejo/ui/icon';
import { textLinkClass } from '@cotejo/ui/text-link';
import { useEdition } from '../edition-context.ts';

const lineClass = textLinkClass({ className: 'min-h-11 gap-3 wrap-anywhere' });

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
