export {
  completeHousehold,
  countPeople,
  maximumAge,
  maximumDependants,
  relationships,
  sexes,
  type Contributor,
  type Dependant,
  type Household,
  type HouseholdDraft,
  type HouseholdProblem,
  type Relationship,
  type Sex,
} from './household.ts';
export {
  addDependant,
  addPartner,
  ageFromText,
  canBeSpouse,
  changeDependant,
  cutAgeText,
  dependantsAreComplete,
  relationshipOptions,
  removeDependant,
  removePartner,
  type Edited,
  type EditProblem,
} from './edit-draft.ts';
export { describeHousehold, sentenceText, summariseHousehold, type SentencePart } from './describe-household.ts';
export { isSpouse, normaliseRelationship, relationshipWord } from './relationship.ts';
