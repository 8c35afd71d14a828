import { expect, it } from 'vitest';
import { createKeptAnswers } from '../request/kept-answer.ts';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { SharedStorage } from '../testing/shared-storage.ts';
import { forgetAnswer } from './forget-answer.ts';

const answerOf = (leadId: string) => ({
  answer: { leadId, dataSocio: null, meetingUrl: null, withdrawalUrl: null, receivedBefore: null, contact: null, quote: null },
  isExample: false,
  path: '/Isapre/Cruz-Blanca/Planes/MAX-90',
});
const placeOf = (product: string) => ({ brand: 'QP', edition: 'chile', product });

it('the answer of the request that was taken back is forgotten, and no other', () => {
  const { localStorage: storage } = new SharedStorage().tab();
  storage.setItem('QP_OTHER', '"leadId":"l1"');
  const answers = createKeptAnswers(
    forgivingStorage(new SharedStorage().tab(), () => storage),
    () => 1_700_000_000_000,
  );
  answers.write(placeOf('A-1'), answerOf('l1'));
  answers.write(placeOf('B-2'), answerOf('l12'));
  forgetAnswer({ dataset: { takenBack: 'l1' } }, storage);
  expect(answers.read(placeOf('A-1'))).toBeNull();
  expect(answers.read(placeOf('B-2'))).not.toBeNull();
  expect(storage.getItem('QP_OTHER')).not.toBeNull();
});
