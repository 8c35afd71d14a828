import type { InsuranceLine } from '../insurance-line.ts';
import { ambulance, homeAssistance, telemedicine } from './assistance-lines.ts';
import { catastrophic } from './catastrophic-line.ts';
import { collectiveHealth, collectiveLife, mandatoryCovid } from './company-lines.ts';
import { complementary, complementaryCatastrophic } from './complementary-lines.ts';
import { pharmacy, primary } from './everyday-lines.ts';
import { cardiological, dental, oncological } from './health-lines.ts';
import { integral } from './integral-line.ts';
import { international } from './international-line.ts';
import { life, lifeForGuards, lifeWithSavings } from './life-lines.ts';
import { accidents, indemnity } from './money-lines.ts';
import { pets } from './pet-line.ts';
import { studentAgreement, studentInsurance } from './school-lines.ts';
import { travel } from './travel-line.ts';

/** Every line of A §1 (A1-02 to A1-14) and those of the category labels (A3-63 to A3-81). */
export const insuranceLines: readonly InsuranceLine[] = [
  complementary,
  catastrophic,
  complementaryCatastrophic,
  integral,
  dental,
  oncological,
  cardiological,
  accidents,
  indemnity,
  international,
  studentInsurance,
  studentAgreement,
  pharmacy,
  primary,
  ambulance,
  telemedicine,
  homeAssistance,
  life,
  lifeWithSavings,
  lifeForGuards,
  pets,
  collectiveHealth,
  collectiveLife,
  mandatoryCovid,
  travel,
];
