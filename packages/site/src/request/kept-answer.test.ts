import type { LeadAnswer } from '@cotejo/contract/lead';
import { expect, it } from 'vitest';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { refusing, SharedStorage } from '../testing/shared-storage.ts';
import { createKeptAnswers, type AnswerPlace } from './kept-answer.ts';

const answer: LeadAnswer = {
  leadId: 'l1',
  dataSocio: {
    nombres: 'Paula',
    apellidos: 'Araneda',
    telefono_1: '+56 9 5555 0101',
    email_corporativo: 'paula.araneda@cotejo.example',
    calendly: { active: false, url: null },
  },
  meetingUrl: '/reunion/abc',
  withdrawalUrl: '/Retirar-solicitud?lead=l1&firma=x',
  receivedBefore: null,
  contact: { channel: 'telefono', from: '2023-11-15T12:00:00Z', day: 'tomorrow', timeZone: 'America/Santiago' },
  quote: {
    id: 'q1',
    productDisplayName: 'Max Salud 90',
    organizationDisplayName: 'Cruz Blanca',
    price: 412_380.5,
    currency: 'CLP',
    expires: '2026-12-01',
    replaced: { kind: 'expired', text: 'venció', expired: '2026-11-01' },
    ufDate: null,
    people: 1,
  },
};
const place: AnswerPlace = { brand: 'QP', edition: 'chile', product: 'MSP-9026' };
const day = 24 * 60 * 60 * 1000;

function kept(shared = new SharedStorage()) {
  const clock = { now: 1_700_000_000_000 };
  return { shared, clock, answers: createKeptAnswers(forgivingStorage(shared.tab()), () => clock.now) };
}

const path = '/Isapre/Cruz-Blanca/Planes/MAX-90';

it('the answer to a request is there for its product in the same tab, and for no other product or edition', () => {
  const { answers } = kept();
  answers.write(place, { answer, isExample: true, path });
  expect(answers.read(place)).toMatchObject({ answer, isExample: true });
  expect(answers.read(place)).toBe(answers.read(place));
  expect(answers.read({ ...place, product: 'MSP-9027' })).toBeNull();
  expect(answers.read({ ...place, edition: 'peru' })).toBeNull();
});

it('is kept for a day at most, and until another one is begun', () => {
  const { answers, clock } = kept();
  answers.write(place, { answer, isExample: false, path });
  clock.now += day - 1;
  expect(answers.read(place)).not.toBeNull();
  clock.now += 1;
  expect(answers.read(place)).toBeNull();
  answers.write(place, { answer: { ...answer, dataSocio: null }, isExample: false, path });
  expect(answers.read(place)?.answer.dataSocio).toBeNull();
  answers.remove(place);
  expect(answers.read(place)).toBeNull();
});

it('what somebody spoilt is no answer', () => {
  const { answers, shared } = kept();
  answers.write(place, { answer, isExample: false, path });
  const [key = ''] = shared.items.keys();
  for (const text of ['', '{', 'null', '[]', '{"at":1}', (shared.items.get(key) ?? '').replace('"q1"', '7')]) {
    shared.change(key, text);
    expect({ text, read: answers.read(place) }).toEqual({ text, read: null });
  }
});

it('what is too old or spoilt is kept no longer once the next page looks', () => {
  const { answers, shared, clock } = kept();
  answers.write(place, { answer, isExample: false, path });
  clock.now += day / 2;
  answers.write({ ...place, product: 'NEWER' }, { answer, isExample: false, path });
  shared.change('QP_SENT_chile_SPOILT', '{');
  shared.change('QP_OTHER', '{');
  clock.now += day / 2;
  createKeptAnswers(forgivingStorage(shared.tab()), () => clock.now);
  expect([...shared.items.keys()].toSorted()).toEqual(['QP_OTHER', 'QP_SENT_chile_NEWER']);
});

it('lasts as long as the page where the browser keeps nothing', () => {
  const answers = createKeptAnswers(forgivingStorage(refusing), () => 0);
  answers.write(place, { answer, isExample: false, path });
  expect(answers.read(place)?.answer).toEqual(answer);
});

it('when somebody gets in touch is said on the day of asking, not on the next', () => {
  const { answers, clock } = kept();
  answers.write(place, { answer, isExample: false, path });
  expect(answers.read(place)).toMatchObject({ answer, isToday: true });
  const evening = new Date(clock.now);
  clock.now = new Date(evening.getFullYear(), evening.getMonth(), evening.getDate() + 1).getTime();
  expect(answers.read(place)).toMatchObject({ answer, isToday: false });
});
