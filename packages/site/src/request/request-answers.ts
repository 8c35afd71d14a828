import { contactFaults } from '@cotejo/contract/contact-faults';
import { contactChannels } from '@cotejo/contract/contact-words';
import { contactTimeOf } from '@cotejo/core/contact-times';
import { contactOfAnswers, withoutPasswords } from '@cotejo/core/form-contact';
import { sentAnswers, type FormAnswers, type FormDefinition, type FormSetting } from '@cotejo/core/forms';
import type { FormFaults } from '../form/form-session.ts';
import { consentNames } from './consent-words.ts';
import { requestAnswers } from './request-definition.ts';

/** Names that a form asks each part of a request by (B3-12 to B3-16). */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  first_name: ['first_name', 'fld_fullname'],
  telefono: ['telefono', 'fld_telephone'],
  email: ['email', 'fld_email'],
  mensaje: ['mensaje', 'fld_msg'],
  cantidadEmpleados: ['cantidadEmpleados', 'fld_employees'],
};

const boxNames: readonly string[] = Object.values(consentNames);

interface AskedBy {
  readonly definition: FormDefinition;
  readonly setting: FormSetting;
}

/** The request that the answers of a form are: what it recognises in its place, and all else by name (B3-12 to B3-15). */
export function contactOf({ definition, setting }: AskedBy, answers: FormAnswers) {
  const sent = withoutPasswords(sentAnswers(definition, answers, setting), definition);
  const { more, cantidadEmpleados, ...contact } = contactOfAnswers(sent, setting);
  const { [requestAnswers.channel]: channel, [requestAnswers.time]: time, ...all } = more;
  const others = Object.fromEntries(Object.entries(all).filter(([name]) => !boxNames.includes(name)));
  const isTicked = (name: string): boolean => (answers.values[name] ?? '') !== '';
  return {
    ...contact,
    ...(cantidadEmpleados === null ? {} : { cantidadEmpleados }),
    contactChannel: contactChannels.find((one) => one === channel) ?? contactChannels[0],
    contactTime: contactTimeOf(time) ?? 'any',
    acceptsPriceAlerts: isTicked(consentNames['price-alerts']),
    acceptsOffers: isTicked(consentNames.offers),
    acceptsInsurer: isTicked(consentNames.insurer),
    ...(Object.keys(others).length === 0 ? {} : { unrecognizedAdditionalData: others }),
  };
}

/** The key of the answer that a part of a request comes from; null: the form asks for none such. */
export function keyOfPart({ fields }: FormDefinition, part: string): string | null {
  const other = /^unrecognizedAdditionalData\.(.+)$/.exec(part)?.[1];
  const names: readonly string[] = other === undefined ? (Object.hasOwn(namesOf, part) ? (namesOf[part] ?? []) : []) : [other];
  return fields.find(({ name }) => names.includes(name))?.name ?? null;
}

/** What of a form whoever takes requests refuses, beside the form's own rules: the same that the static form is checked by. */
export function requestFaults(asked: AskedBy, answers: FormAnswers): FormFaults {
  const found = Object.entries(contactFaults(contactOf(asked, answers)));
  return Object.fromEntries(found.map(([part, message]) => [keyOfPart(asked.definition, part) ?? part, message]));
}
