import { emailPattern } from '@cotejo/core/email';
import { readPhone } from '@cotejo/core/phone';
import { contactLimits, contactMessages, namePattern } from '../contact-words.ts';

/** The fields of a request by which who asks is reached, as they were typed. */
export interface ContactFields {
  readonly first_name: string;
  readonly telefono: string;
  readonly email: string;
  readonly mensaje: string;
}

export type ContactFaults = Readonly<Partial<Record<keyof ContactFields, string>>>;

function nameFault(name: string): string | undefined {
  if (name === '') return contactMessages.nameRequired;
  if (name.length < contactLimits.nameLeast) return contactMessages.nameShort;
  if (name.length > contactLimits.nameMost) return contactMessages.nameLong;
  return namePattern.test(name) ? undefined : contactMessages.nameLetters;
}

function phoneFault(phone: string): string | undefined {
  if (phone === '') return contactMessages.phoneRequired;
  if (phone.length > contactLimits.phoneMost) return contactMessages.phoneLong;
  return readPhone(phone).ok ? undefined : contactMessages.phoneShort;
}

function emailFault(email: string): string | undefined {
  if (email === '') return contactMessages.emailRequired;
  return email.length <= contactLimits.emailMost && emailPattern.test(email) ? undefined : contactMessages.emailInvalid;
}

/**
 * The first message of each field that `contactFieldsSchema` refuses (B §5), found without its weight; none when all is well.
 * Spaces around an answer are none of it.
 */
export function contactFaults({ first_name, telefono, email, mensaje }: ContactFields): ContactFaults {
  const found = {
    first_name: nameFault(first_name.trim()),
    telefono: phoneFault(telefono.trim()),
    email: emailFault(email.trim()),
    mensaje: mensaje.trim().length > contactLimits.messageMost ? contactMessages.messageLong : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}
