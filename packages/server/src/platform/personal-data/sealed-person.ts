import { z } from 'zod';
import type { leads } from '../database/schema/requests.ts';
import type { DataKeys } from './data-keys.ts';
import { open, openStored, seal } from './envelope.ts';
import { rowOf } from './sealed-tables.ts';

/** What a request says of a person and what the person wrote. */
export interface Person {
  readonly firstName: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  /** Answers to questions of a form's own, by name. */
  readonly additionalData: Readonly<Record<string, string>>;
}

type SealedPerson = Pick<typeof leads.$inferSelect, keyof Person>;

const columns = {
  firstName: 'first_name',
  phone: 'phone',
  email: 'email',
  message: 'message',
  additionalData: 'additional_data',
} as const satisfies Record<keyof Person, string>;

const answersSchema = z.record(z.string(), z.string());

function placeOf(leadId: string, field: keyof Person) {
  return { table: 'leads', column: columns[field], row: rowOf([leadId]) };
}

/** A person as the row of a request holds them: sealed for that row. */
export function sealPerson(keys: DataKeys, leadId: string, person: Person): SealedPerson {
  const sealed = (field: keyof Person, text: string) => seal(keys, placeOf(leadId, field), text);
  return {
    firstName: sealed('firstName', person.firstName),
    phone: sealed('phone', person.phone),
    email: sealed('email', person.email),
    message: sealed('message', person.message),
    additionalData: sealed('additionalData', JSON.stringify(person.additionalData)),
  };
}

/** The person of a request's row; throws where a value does not open there. */
export function openPerson(keys: DataKeys, lead: SealedPerson & { readonly id: string }): Person {
  const opened = (field: keyof Person) => openStored(keys, placeOf(lead.id, field), lead[field]);
  return {
    firstName: opened('firstName'),
    phone: opened('phone'),
    email: opened('email'),
    message: opened('message'),
    additionalData: answersSchema.parse(JSON.parse(opened('additionalData'))),
  };
}

/** What the person of a request's row wrote and answered; null: it does not open there. */
export function openWritten(
  keys: DataKeys,
  lead: Pick<SealedPerson, 'message' | 'additionalData'> & { readonly id: string },
): Pick<Person, 'message' | 'additionalData'> | null {
  const message = open(keys, placeOf(lead.id, 'message'), lead.message);
  const answers = open(keys, placeOf(lead.id, 'additionalData'), lead.additionalData);
  if (!message.ok || !answers.ok) return null;
  return { message: message.value, additionalData: answersSchema.parse(JSON.parse(answers.value)) };
}
