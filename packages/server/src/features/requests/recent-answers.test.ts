import type { LeadAnswer } from '@cotejo/contract/lead';
import { expect, it } from 'vitest';
import { createRecentAnswers } from './recent-answers.ts';

const answer: LeadAnswer = {
  leadId: '2f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a11',
  dataSocio: null,
  meetingUrl: null,
  withdrawalUrl: null,
  receivedBefore: null,
  contact: null,
  quote: {
    id: '2f0c7c1e-6a0b-4f5c-9a42-5f6a1f6f0a12',
    price: 1,
    currency: 'CLP',
    expires: null,
    ufDate: null,
    replaced: null,
    productDisplayName: 'Plan',
    organizationDisplayName: 'Isapre',
    people: 1,
  },
};

it('has an answer at hand for ten seconds', () => {
  const recent = createRecentAnswers();
  recent.remember('a', { bodyHash: 'x', answer }, 1_000);
  expect(recent.find('a', 10_999)).toMatchObject({ bodyHash: 'x', answer });
  expect(recent.find('a', 11_000)).toBeNull();
  expect(recent.find('b', 1_000)).toBeNull();
});

it('remembers two thousand, the newest', () => {
  const recent = createRecentAnswers();
  for (let number = 0; number <= 2_000; number += 1) recent.remember(String(number), { bodyHash: 'x', answer }, 0);
  expect([recent.find('0', 1), recent.find('1', 1), recent.find('2000', 1)].map((found) => found !== null)).toEqual([
    false,
    true,
    true,
  ]);
});
