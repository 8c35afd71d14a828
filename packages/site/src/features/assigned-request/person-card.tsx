import type { AssignedRequest } from '@cotejo/contract/assigned-request';
import { buttonClass } from '@cotejo/ui/button';
import { useTexts } from '../../texts/use-texts.ts';
import { assignedTexts } from './texts.ts';

type Contact = NonNullable<AssignedRequest['person']['contact']>;

/** The one press that reaches a person by the way that they chose, and no other (docs/decisions/0362). */
function wayOf({ phone, email }: Contact, contactChannel: AssignedRequest['contactChannel']) {
  const digits = phone.replaceAll(/\D/g, '');
  const ways = {
    whatsapp: { label: 'whatsapp', url: `https://wa.me/${digits}` },
    telefono: { label: 'call', url: `tel:+${digits}` },
    email: { label: 'mail', url: `mailto:${encodeURIComponent(email)}` },
  } as const satisfies Record<AssignedRequest['contactChannel'], object>;
  return ways[contactChannel];
}

interface PersonCardProps {
  readonly contact: Contact;
  readonly request: AssignedRequest;
}

/** Whom to contact, one press away by the way that they chose, and what they wrote. */
export function PersonCard({ contact, request }: PersonCardProps) {
  const t = useTexts(assignedTexts);
  const { contactChannel, contactTime } = request;
  const way = wayOf(contact, contactChannel);
  return (
    <section aria-labelledby="contacto" className="grid gap-4 rounded-card border border-line p-4 lg:p-5">
      <div className="grid gap-1">
        <h2 id="contacto" className="text-lg">
          {t('person')}
        </h2>
        <p className="text-ink-2">{t(`wants.${contactChannel}`, { time: t(`time.${contactTime}`) })}</p>
      </div>
      <p>
        <a
          href={way.url}
          {...(contactChannel === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
          className={buttonClass({ look: 'filled' })}
        >
          {t(way.label)}
        </a>
      </p>
      <dl className="grid gap-2.5 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-2">{t('phone')}</dt>
          <dd className="font-semibold tabular">{contact.phone}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-2">{t('email')}</dt>
          <dd className="font-semibold wrap-anywhere">{contact.email}</dd>
        </div>
      </dl>
      {contact.message !== null && (
        <div>
          <p className="text-sm text-ink-2">{t('message')}</p>
          <blockquote className="mt-1 whitespace-pre-line wrap-anywhere">{contact.message}</blockquote>
        </div>
      )}
    </section>
  );
}
