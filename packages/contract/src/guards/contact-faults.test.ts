import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactFieldsSchema } from '../schemas/lead.ts';
import { contactFaults } from './contact-faults.ts';

/** The schema's own verdict: the first message of each field. */
function bySchema(values: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of contactFieldsSchema.safeParse(values).error?.issues ?? []) {
    const [field] = path;
    messages[String(field)] ??= message;
  }
  return messages;
}

const long = (most: number) => fc.integer({ min: 0, max: most }).map((length) => 'a'.repeat(length));
const name = fc.oneof(
  fc.constantFrom('', ' ', 'A', ' A ', 'Ana', "O'Higgins", 'María-José', 'R2', '.x', '李小'),
  fc.string(),
  long(103),
);
const digits = fc.stringMatching(/^[ +()-]{0,3}[\d -]{0,34}$/);
const word = fc.stringMatching(/^[\w.'+-]{0,6}$/);
const email = fc.oneof(
  fc.constantFrom('', ' a@b.cl ', 'a@b', 'a..b@c.cl', '.a@c.cl', 'a.@c.cl', 'a@-c.cl', 'a b@c.cl', 'ñ@c.cl', 'a@c.c', 'A@C.CL'),
  fc.tuple(word, word, fc.stringMatching(/^[a-z.-]{0,5}$/)).map(([from, at, end]) => `${from}@${at}.${end}`),
  long(260).map((start) => `${start}@correo.cl`),
  fc.string(),
);
const fields = fc.record({
  first_name: name,
  telefono: fc.oneof(digits, fc.constantFrom('', ' ', '+56 9 8765 4321')),
  email,
  mensaje: fc.oneof(
    fc.string(),
    fc.integer({ min: 1_998, max: 2_002 }).map((length) => ` ${'a'.repeat(length)} `),
  ),
});

it('contact fields have the faults that their schema finds', () => {
  fc.assert(
    fc.property(fields, (values) => {
      expect(contactFaults(values)).toEqual(bySchema(values));
    }),
    { numRuns: 2_000 },
  );
});

it('an address is told from what is none', () => {
  const faultOf = (email: string) => contactFaults({ first_name: 'Ana', telefono: '+56 9 8765 4321', email, mensaje: '' }).email;
  const good = ['ana@correo.cl', 'ana.m+x@a-b.example', "o'neil@c.cl"];
  const bad = ['ana', 'ana@correo', 'a..b@c.cl', '.a@c.cl', 'a@c..cl', 'a@c.c1'];
  expect([...good, ...bad].filter((email) => faultOf(email) === undefined)).toEqual(good);
});
