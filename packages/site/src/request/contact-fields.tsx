import { withPhonePrefix } from '@cotejo/core/phone-prefix';
import { TextField } from '@cotejo/ui/field';
import { useEdition } from '../edition-context.ts';
import { useVisitorPhone } from '../geolocation/use-visitor-phone.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import { MessageField } from './message-field.tsx';
import { requestTexts } from './texts.ts';
import { TimeChoice } from './time-choice.tsx';
import type { RequestDraft } from './use-request-draft.ts';

interface ContactFieldsProps {
  /** Start of the fields' ids, to which the summary of errors leads. */
  readonly formId: string;
  readonly draft: RequestDraft;
  /** The organization of the product; null: there is none. */
  readonly insurer: string | null;
}

/** Who asks and how to answer (B §2.1): each with its keyboard and what the browser may fill in. */
export function ContactFields({ formId, draft, insurer }: ContactFieldsProps) {
  const edition = useEdition();
  const t = useTexts(requestTexts);
  const phone = draft.field('telefono');
  const visitorPhone = useVisitorPhone();
  return (
    <div className="mt-4 grid gap-4">
      <TextField id={`${formId}-first_name`} label={t('name')} autoComplete="name" required {...draft.field('first_name')} />
      <TextField
        id={`${formId}-telefono`}
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        hint={t('phoneHint', { example: edition.phone.example })}
        {...phone}
        onBlur={() => {
          phone.onBlur();
          const telefono = withPhonePrefix(phone.value, visitorPhone);
          if (telefono !== phone.value) draft.change({ telefono });
        }}
      />
      <TextField
        id={`${formId}-email`}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...draft.field('email')}
      />
      <ChannelChoice value={draft.values.contactChannel} onChange={(contactChannel) => draft.change({ contactChannel })} />
      <TimeChoice value={draft.values.contactTime} onChange={(contactTime) => draft.change({ contactTime })} />
      <MessageField value={draft.values.mensaje} onText={(mensaje) => draft.change({ mensaje })} />
      <ConsentChoice draft={draft} insurer={insurer} />
    </div>
  );
}
