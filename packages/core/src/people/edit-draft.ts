import { fail, ok, type Result } from '../result.ts';
import {
  maximumDependants,
  maximumPets,
  petSpecies,
  relationships,
  type Dependant,
  type HouseholdDraft,
  type Pet,
  type Relationship,
} from './household.ts';

/** Why an edit is refused; the draft stays as it is. */
export type EditProblem =
  | { readonly kind: 'too-many-dependants'; readonly maximum: number }
  | { readonly kind: 'second-spouse' }
  | { readonly kind: 'too-many-pets'; readonly maximum: number };

export type Edited = Result<HouseholdDraft, EditProblem>;

/**
 * True when dependant `index` may be the spouse: nobody else of the family is one, neither another dependant
 * nor the partner (B4-29). The option is disabled otherwise.
 */
export function canBeSpouse(draft: HouseholdDraft, index: number): boolean {
  return (
    draft.contributors.length < 2 &&
    draft.dependants.every((person, position) => position === index || person.relationship !== 'Cónyuge')
  );
}

/** Adds a carga with the last one's sex and relationship and an empty age (B4-27); a spouse is not copied, at most eight. */
export function addDependant(draft: HouseholdDraft): Edited {
  if (draft.dependants.length >= maximumDependants) return fail({ kind: 'too-many-dependants', maximum: maximumDependants });
  const { age: _empty, ...last } = draft.dependants.at(-1) ?? {};
  const shape: Partial<Dependant> =
    last.relationship === undefined || last.relationship === 'Cónyuge' ? { ...last, relationship: 'Hijo/Hija' } : last;
  return ok({ ...draft, dependants: [...draft.dependants, shape] });
}

/** Drops one carga, the last when no index is given (B4-28); they may all go (decision 25). */
export function removeDependant(draft: HouseholdDraft, index: number = draft.dependants.length - 1): HouseholdDraft {
  return { ...draft, dependants: draft.dependants.filter((_, position) => position !== index) };
}

/** Changes answers of one carga; a second spouse is refused. */
export function changeDependant(draft: HouseholdDraft, index: number, change: Partial<Dependant>): Edited {
  if (change.relationship === 'Cónyuge' && !canBeSpouse(draft, index)) return fail({ kind: 'second-spouse' });
  const dependants = draft.dependants.map((person, position) => (position === index ? { ...person, ...change } : person));
  return ok({ ...draft, dependants });
}

/** The partner a form starts from: of the other sex than the visitor's, who is a man where the draft says no sex; no age yet. */
export function blankPartner(visitor: HouseholdDraft['contributors'][number]): HouseholdDraft['contributors'][number] {
  return { sex: visitor.sex === 'Femenino' ? 'Masculino' : 'Femenino' };
}

/** Adds a blank partner as second contributor; refused when a carga is the spouse already, unchanged when there is a partner. */
export function addPartner(draft: HouseholdDraft): Edited {
  if (draft.contributors.length >= 2) return ok(draft);
  if (draft.dependants.some((person) => person.relationship === 'Cónyuge')) return fail({ kind: 'second-spouse' });
  const [visitor = {}] = draft.contributors;
  return ok({ ...draft, contributors: [visitor, blankPartner(visitor)] });
}

/** Leaves the visitor as the only contributor. */
export function removePartner(draft: HouseholdDraft): HouseholdDraft {
  return { ...draft, contributors: draft.contributors.slice(0, 1) };
}

type DraftPet = NonNullable<HouseholdDraft['pets']>[number];

/** Adds a pet of the last one's species, its breed and age empty; at most eight, the first is the main one (C3-25). */
export function addPet(draft: HouseholdDraft): Edited {
  const pets = draft.pets ?? [];
  if (pets.length >= maximumPets) return fail({ kind: 'too-many-pets', maximum: maximumPets });
  return ok({ ...draft, pets: [...pets, { species: pets.at(-1)?.species ?? petSpecies[0] }] });
}

/** Drops one pet; the next one in line becomes the main one. The only one stays (B9-03). */
export function removePet(draft: HouseholdDraft, index: number): HouseholdDraft {
  const { pets = [] } = draft;
  return pets.length > 1 ? { ...draft, pets: pets.filter((_, position) => position !== index) } : draft;
}

/** Changes answers of one pet; another species has other breeds, so the breed is asked anew. */
export function changePet(draft: HouseholdDraft, index: number, change: Partial<Pet>): HouseholdDraft {
  const changed = (pet: DraftPet): DraftPet => {
    const isOtherKind = change.species !== undefined && change.species !== pet.species;
    return { ...pet, ...(isOtherKind ? { breed: null } : {}), ...change };
  };
  return { ...draft, pets: (draft.pets ?? []).map((pet, position) => (position === index ? changed(pet) : pet)) };
}

/** True when every carga has an age of 0 or more, so that its box may be closed (B4-30). */
export function dependantsAreComplete(draft: HouseholdDraft): boolean {
  return draft.dependants.every((person) => person.age !== undefined && Number.isInteger(person.age) && person.age >= 0);
}

/** Keeps the digits of a typed age and cuts them to three (decision 25, B5-36). */
export function cutAgeText(text: string): string {
  return text.replace(/\D/g, '').slice(0, 3);
}

/** The age a text says, cut as above; undefined when there are no digits. */
export function ageFromText(text: string): number | undefined {
  const digits = cutAgeText(text);
  return digits === '' ? undefined : Number(digits);
}

/** The relationships a carga may choose from and whether each is closed to it now (B4-29). */
export function relationshipOptions(
  draft: HouseholdDraft,
  index: number,
): readonly { readonly relationship: Relationship; readonly isDisabled: boolean }[] {
  return relationships.map((relationship) => ({
    relationship,
    isDisabled: relationship === 'Cónyuge' && !canBeSpouse(draft, index),
  }));
}
