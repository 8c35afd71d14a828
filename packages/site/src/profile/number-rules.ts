import { maximumAge, maximumEmployees, maximumPetAge, maximumTripDays, type PetSpecies } from '@cotejo/core/people';
import type { FaultKey } from './profile-fault.ts';

/** What a whole number that answers a question may be, both ends included, and what is told of another answer. */
export interface NumberRule {
  readonly from: number;
  readonly to: number;
  readonly missing: FaultKey;
  /** It is no number. */
  readonly wrong: FaultKey;
  readonly outside: FaultKey;
}

/** A person's completed years; whose they are tells what is missing. */
export const ageRule = { from: 0, to: maximumAge, wrong: 'ageWrong', outside: 'ageOutside' } as const;

/** The same of a pet. */
export const petAgeRule = { from: 0, to: maximumPetAge, wrong: 'petAgeWrong', outside: 'ageOutside' } as const;

/** What is told of a pet's missing age, and of a breed of the other species. */
export const petFaults = {
  Perro: { missing: 'age.dog', otherBreed: 'notDogBreed' },
  Gato: { missing: 'age.cat', otherBreed: 'notCatBreed' },
} as const satisfies Record<PetSpecies, Readonly<Record<string, FaultKey>>>;

/** How many people a company insures. */
export const employeesRule: NumberRule = {
  from: 1,
  to: maximumEmployees,
  missing: 'employeesMissing',
  wrong: 'employeesWrong',
  outside: 'employeesOutside',
};

/** Days of a journey. */
export const tripDaysRule: NumberRule = {
  from: 1,
  to: maximumTripDays,
  missing: 'daysMissing',
  wrong: 'daysWrong',
  outside: 'daysOutside',
};
