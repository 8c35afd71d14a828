import { expect, it } from 'vitest';
import { profiledTypes } from '../catalogue/profile-questions.ts';
import { editionOf, editions } from '../editions/editions.ts';
import { extraQuestionsOf } from './extra-questions.ts';

it('asks for the EPS where a plan comes on top of it, or an employer gives one, and for maternity in Colombia', () => {
  const asked = (question: 'insurer' | 'maternity') =>
    editions.flatMap((edition) =>
      profiledTypes.filter((type) => extraQuestionsOf(type, edition).includes(question)).map((type) => `${edition.id} ${type}`),
    );
  const ofColombia = ['colombia SEGURO', 'colombia PLAN COMPLEMENTARIO', 'colombia MEDICINA PREPAGADA'];
  expect(asked('insurer')).toEqual(['peru SEGURO', 'peru EPS', ...ofColombia]);
  expect(asked('maternity')).toEqual(ofColombia);
});

it('C3-03 C3-31 asks for nationality and country of cover abroad, and for dates and places of a journey', () => {
  const edition = editionOf('international');
  expect(extraQuestionsOf('INTERNACIONAL', edition)).toEqual(['nationality', 'coverCountry']);
  expect(extraQuestionsOf('SEGURO VIAJE', edition)).toEqual(['origin', 'destination', 'departure', 'homecoming']);
  expect(extraQuestionsOf('ISAPRE', editionOf('chile'))).toEqual([]);
});
