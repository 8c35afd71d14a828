import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactFieldsSchema } from '../schemas/lead.ts';
import { contactFaults, type ContactFaults, type ContactFields } from './contact-faults.ts';

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
  fc.array(fc.nat(300), { minLength: 3, maxLength: 5 }).map((parts) => `a@[${parts.join('.')}]`),
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

const faultsOf = (change: Partial<ContactFields>) =>
  contactFaults({ first_name: 'Ana', telefono: '+56 9 8765 4321', email: 'ana@correo.cl', mensaje: '', ...change });

it.each<[string, Partial<ContactFields>, ContactFaults]>([
  ['B5-02 a name is necessary', { first_name: ' ' }, { first_name: 'Nombre necesario' }],
  ['B5-03 B9-01 one sign is no name', { first_name: ' A ' }, { first_name: 'Nombre muy corto.' }],
  ['B5-03 two signs are one', { first_name: 'Al' }, {}],
  [
    'B5-04 B9-01 a name has 100 signs at most',
    { first_name: 'a'.repeat(101) },
    { first_name: 'Nombre muy largo, tiene que ser como máximo 100 caracteres.' },
  ],
  ['B5-04 a name of 100 signs passes', { first_name: 'a'.repeat(100) }, {}],
  ['B5-05 a digit is no letter', { first_name: 'Ana 2' }, { first_name: 'Ingrese solamente letras' }],
  ['B5-05 other signs are no letters', { first_name: 'Ana_María' }, { first_name: 'Ingrese solamente letras' }],
  ['decision 29 hyphen, dot and letters of any script are a name', { first_name: 'María-José Ñ. 李' }, {}],
  ['decision 29 either apostrophe is in a name', { first_name: "O'Higgins D’Arc" }, {}],
  ['B5-06 a telephone is necessary', { telefono: ' ' }, { telefono: 'Teléfono necesario.' }],
  ['B5-07 ten digits are too few', { telefono: '+56 9 8765 432' }, { telefono: 'Teléfono muy corto' }],
  ['B5-07 eleven digits with the prefix are enough', { telefono: '(+56) 9-8765.4321' }, {}],
  ['B5-09 an e-mail is necessary', { email: '' }, { email: 'Email necesario.' }],
  ['B5-10 what is no address is told', { email: 'ana@correo' }, { email: 'Vuelve a introducir un email válido.' }],
])('%s', (_rule, change, faults) => {
  expect(faultsOf(change)).toEqual(faults);
});

const told = (emails: readonly string[]) => emails.filter((email) => faultsOf({ email }).email === undefined);

it('C5-19 an address is told from what is none', () => {
  const good = ['ana@correo.cl', 'ana.m+x@a-b.example', "o'neil@c.cl"];
  const bad = ['ana', 'ana@correo', 'a..b@c.cl', '.a@c.cl', 'a@c..cl', 'a@c.c1', 'a@c.c'];
  expect(told([...good, ...bad])).toEqual(good);
});

it('C5-20 the host may be an IPv4 address in brackets, and not without', () => {
  const good = ['user@[192.168.0.1]', 'a.b@[0.0.0.0]', 'a@[255.249.199.99]'];
  const bad = [
    'user@192.168.0.1',
    'user@[192.168.0]',
    'user@[1.2.3.4.5]',
    'user@[256.1.1.1]',
    'user@[01.2.3.4]',
    'user@[1.2.3.4',
    'user@[1.2.3.4].cl',
    'user@[]',
    'user@[correo.cl]',
    'user@[1.2.3.]',
    'user@[1..2.3]',
    'user@[1.2.3.4]]',
  ];
  expect(told([...good, ...bad])).toEqual(good);
});
