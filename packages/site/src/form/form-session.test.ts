import { editionOf } from '@cotejo/core/editions';
import {
  answerKey,
  formFaultTexts,
  formSettingOf,
  initialAnswers,
  offeredOptions,
  type AnswerPlace,
  type FormAnswers,
  type FormDefinition,
} from '@cotejo/core/forms';
import { sayInSpanish } from '@cotejo/core/say';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formFaults } from './form-faults.ts';
import { shownFault } from './form-parts.ts';
import { openSession, type FormSession } from './form-session.ts';
import { sampleDefinition, sampleField, workDefinition } from './testing/sample-definition.ts';

const setting = formSettingOf(editionOf('chile'));
const say = sayInSpanish(formFaultTexts);

function sessionOf(definition: FormDefinition, saved?: FormAnswers) {
  const kept: FormAnswers[] = [];
  const session = openSession({
    definition,
    check: (answers) => formFaults({ definition, setting, say }, answers),
    base: initialAnswers(definition),
    start: { answers: initialAnswers(definition, saved), faults: {}, isConfirmed: false },
    keep: (answers) => kept.push(answers),
  });
  return { session, kept };
}

function placeIn(definition: FormDefinition, name: string, row: number | null = null): AnswerPlace {
  const field = definition.fields.find((own) => own.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return { field, row };
}

const shown = (session: FormSession, place: AnswerPlace) => shownFault(session.settled(), answerKey(place));

const contact = sampleDefinition([
  sampleField({ name: 'email', control: 'email' }),
  sampleField({ name: 'clave', control: 'password' }),
]);
const [email, password] = [placeIn(contact, 'email'), placeIn(contact, 'clave')];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what is typed', () => {
  it('counts at once where nothing may come after, and is kept then', () => {
    const { session, kept } = sessionOf(contact);
    session.rest();
    expect(kept).toEqual([]);
    session.type(email, 'ana@correo.cl');
    vi.advanceTimersByTime(1);
    session.rest();
    expect(kept.at(-1)).toEqual({ values: { email: 'ana@correo.cl' }, rows: {} });
    vi.advanceTimersByTime(1_000);
    expect(kept).toHaveLength(1);
  });

  it('stays where the form begins with other answers by itself, which are not kept as typed', () => {
    const { session, kept } = sessionOf(contact);
    session.choose(email, 'ana@correo.cl');
    session.beginWith({ values: { email: 'otra@correo.cl', clave: '' }, rows: {} });
    expect(session.textAt(email)).toBe('ana@correo.cl');
    const { session: untouched, kept: none } = sessionOf(contact);
    untouched.beginWith({ values: { email: 'otra@correo.cl', clave: '' }, rows: {} });
    expect(untouched.textAt(email)).toBe('otra@correo.cl');
    expect([kept.at(-1), none.at(-1)]).toEqual([
      { values: { email: 'ana@correo.cl' }, rows: {} },
      { values: {}, rows: {} },
    ]);
  });

  it('B9-06 counts 300 ms after the last key, and stands in its field at once', () => {
    const { session, kept } = sessionOf(contact);
    session.type(email, 'ana@');
    vi.advanceTimersByTime(299);
    session.type(email, 'ana@correo.cl');
    expect(session.textAt(email)).toBe('ana@correo.cl');
    vi.advanceTimersByTime(299);
    expect([session.settled().answers.values['email'], kept.length]).toEqual(['', 0]);
    vi.advanceTimersByTime(1);
    expect(session.settled().answers.values['email']).toBe('ana@correo.cl');
    expect(kept.at(-1)?.values['email']).toBe('ana@correo.cl');
  });

  it('B9-07 B5-27 counts after 500 ms in a password, without the spaces around', () => {
    const { session } = sessionOf(contact);
    session.type(password, '  secreta ');
    vi.advanceTimersByTime(499);
    expect(session.settled().answers.values['clave']).toBe('');
    expect(session.textAt(password)).toBe('  secreta ');
    vi.advanceTimersByTime(1);
    expect(session.settled().answers.values['clave']).toBe('secreta');
    expect(session.textAt(password)).toBe('secreta');
  });

  it('counts when the field is left or the form is sent, and does not count twice', () => {
    const { session, kept } = sessionOf(contact);
    session.type(email, 'ana@correo.cl');
    session.leave(email);
    session.type(password, 'secreta');
    session.confirm();
    expect(session.settled().answers.values).toEqual({ email: 'ana@correo.cl', clave: 'secreta' });
    const told = kept.length;
    vi.advanceTimersByTime(2_000);
    expect(kept.length).toBe(told);
  });

  it('of two fields keeps both, whichever rests first', () => {
    const { session } = sessionOf(contact);
    session.type(password, 'secreta');
    session.type(email, 'a@b.cl');
    vi.advanceTimersByTime(500);
    expect(session.settled().answers.values).toEqual({ email: 'a@b.cl', clave: 'secreta' });
  });
});

describe('what is wrong', () => {
  it('B5-19 is shown once its field was left with something in it, and then as it is typed', () => {
    const { session } = sessionOf(contact);
    session.leave(email);
    expect(shown(session, email)).toBeUndefined();
    session.type(email, 'ana');
    vi.advanceTimersByTime(300);
    expect(shown(session, email)).toBeUndefined();
    session.leave(email);
    expect(shown(session, email)).toBe(formFaultTexts.email);
    session.type(email, 'ana@correo.cl');
    vi.advanceTimersByTime(300);
    expect(shown(session, email)).toBeUndefined();
  });

  it('B5-20 B5-23 is all shown once the form was sent, and keeps it from going', () => {
    const { session } = sessionOf(contact);
    expect(session.confirm()).toBe(false);
    expect([shown(session, email), shown(session, password)]).toEqual(['Este campo es requerido', 'Este campo es requerido']);
    session.type(email, 'ana@correo.cl');
    session.type(password, 'secreta');
    expect(session.confirm()).toBe(true);
  });

  it('of what nobody had seen is shown once the field was left, or the form is sent again', () => {
    const { session } = sessionOf(contact);
    session.refuse({ values: { email: '', clave: '' }, rows: {} }, {}, ['email']);
    expect([shown(session, email), shown(session, password)]).toEqual([undefined, 'Este campo es requerido']);
    session.type(email, 'ana@');
    session.leave(email);
    expect(shown(session, email)).toBe(formFaultTexts.email);
    session.refuse({ values: { email: '', clave: '' }, rows: {} }, {}, ['email']);
    session.confirm();
    expect(session.settled().firstShown).toEqual([]);
    expect(shown(session, email)).toBe('Este campo es requerido');
  });

  it('that the server found stays until something changes', () => {
    const { session } = sessionOf(contact);
    const answers = { values: { email: 'ana@correo.cl', clave: 'x' }, rows: {} };
    session.refuse(answers, { email: 'No recibimos correo allí' });
    expect(shown(session, email)).toBe('No recibimos correo allí');
    session.type(email, 'ana@correo.example');
    vi.advanceTimersByTime(300);
    expect(shown(session, email)).toBeUndefined();
  });
});

describe('a choice that others hang on', () => {
  const [sector, work] = [placeIn(workDefinition, 'sector'), placeIn(workDefinition, 'tipo_trabajo')];
  const offered = (session: FormSession) => {
    const { values } = session.settled().answers;
    return offeredOptions(workDefinition, work.field, { values })?.map(({ value }) => value);
  };

  it('C4-42 fills the kinds of work of its sector', () => {
    const { session } = sessionOf(workDefinition);
    session.choose(sector, 'Servicios');
    expect(offered(session)).toEqual(['01', '02']);
    session.choose(sector, 'Minería');
    expect(offered(session)).toEqual(['11']);
  });

  it('C4-43 empties the kind of work that was chosen', () => {
    const { session } = sessionOf(workDefinition);
    session.choose(sector, 'Servicios');
    session.choose(work, '01');
    expect(session.textAt(work)).toBe('01');
    session.choose(sector, 'Minería');
    expect(session.textAt(work)).toBe('');
  });

  it('C4-44 opens with the kind of work that was kept', () => {
    const { session } = sessionOf(workDefinition, { values: { sector: 'Servicios', tipo_trabajo: '02' }, rows: {} });
    expect(session.textAt(work)).toBe('02');
    expect(offered(session)).toEqual(['01', '02']);
  });
});

describe('rows', () => {
  const trip = sampleDefinition([
    sampleField({ name: 'edad', group: 'pasajeros', isMultiple: true, mask: { kind: 'digits', most: 3 } }),
  ]);

  it('are added and left out with what is being typed in them kept', () => {
    const { session } = sessionOf(trip);
    session.type(placeIn(trip, 'edad', 0), '34');
    session.addRow('pasajeros');
    session.type(placeIn(trip, 'edad', 1), '5');
    session.addRow('pasajeros');
    session.dropRow('pasajeros', 0);
    expect(session.settled().answers.rows['pasajeros']).toEqual([{ edad: '5' }, { edad: '' }]);
  });
});
