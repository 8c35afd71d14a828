import type { ProfileForm } from '@cotejo/contract/catalogue';
import { noChoices, type Comparator, type ProfileChoices } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { maximumDependants } from '@cotejo/core/people';
import { profiledTypes, questionsOf, type ProfileQuestion } from '@cotejo/core/profile-questions';
import { validationNameOf, type ValidationName } from '@cotejo/core/validation';
import type { ValidationScripts } from '../../platform/http/validation-scripts.ts';
import {
  employeeField,
  incomeField,
  journeyField,
  payrollField,
  personFields,
  petFields,
  regionField,
  relationshipField,
  workFields,
  zoneField,
  type FormField,
} from './profile-form-fields.ts';

/** Product types whose form asks for the income: a contribution of 7 % is taken from it. */
const typesWithIncome: readonly string[] = ['ISAPRE', 'FONASA'];

/** Everything that the comparators of a product type offer to choose from, each value once. */
function choicesOf(comparators: readonly Comparator[]): ProfileChoices {
  const all = (name: keyof ProfileChoices): ProfileChoices[typeof name] => [
    ...new Map(comparators.flatMap(({ choices }) => choices[name].map((choice) => [choice.code, choice] as const))).values(),
  ];
  return comparators.length === 0 ? noChoices : { zones: all('zones'), riskClasses: all('riskClasses'), breeds: all('breeds') };
}

function fieldsOf(question: ProfileQuestion, edition: Edition, choices: ProfileChoices): readonly FormField[] {
  switch (question) {
    case 'people':
      return personFields('cotizante');
    case 'dependants':
      return [...personFields('cargas'), relationshipField];
    case 'pets':
      return petFields(choices.breeds);
    case 'employees':
      return [employeeField];
    case 'payroll':
      return [payrollField];
    case 'riskClass':
      return workFields(choices.riskClasses);
    case 'journey':
      return [journeyField];
    case 'zone':
      return [zoneField(choices.zones)];
    case 'income':
      return [incomeField(edition)];
    case 'region':
      return [regionField(edition)];
  }
}

/** The visitor's income stands with the visitor, before the cargas. */
const formOrder = ['people', 'income', 'dependants'] as const satisfies readonly ProfileQuestion[];

function inFormOrder(questions: readonly ProfileQuestion[]): readonly ProfileQuestion[] {
  const first: readonly ProfileQuestion[] = formOrder.filter((question) => questions.includes(question));
  return [...first, ...questions.filter((question) => !first.includes(question))];
}

/** Where a form is shown. */
interface FormPlace {
  readonly edition: Edition;
  readonly comparators: readonly Comparator[];
  /** Those that the process serves: of another no address is told. */
  readonly scripts: ValidationScripts;
}

function scriptOf(
  name: ValidationName | null,
  scripts: ValidationScripts,
): Pick<ProfileForm, 'validationScriptUrl' | 'validationScriptIntegrity'> {
  const address = name && `/validation/${name}.js`;
  const script = address && scripts.get(address);
  return script
    ? { validationScriptUrl: address, validationScriptIntegrity: script.integrity }
    : { validationScriptUrl: null, validationScriptIntegrity: null };
}

/**
 * The profile form of a product type (B §3, B3-24, B3-25) in an edition, or null where there is none: only what its prices
 * or its list depend on (experience.md, 'Profile'). Zones, kinds of work and breeds are those of the edition's comparators
 * of that type. A field's group is the part of the profile it fills; fields with isMultiple repeat together, up to
 * maximumRows.
 */
export function profileFormOf(productType: string, { edition, comparators, scripts }: FormPlace): ProfileForm | null {
  if (!profiledTypes.includes(productType)) return null;
  const choices = choicesOf(comparators.filter((comparator) => comparator.productType === productType));
  const asksIncome = typesWithIncome.includes(productType);
  const questions = questionsOf({ productType, asksIncome, choices, regions: edition.regions });
  return {
    productType: { name: productType },
    profileFormFields: inFormOrder(questions).flatMap((question) => fieldsOf(question, edition, choices)),
    maximumRows: maximumDependants,
    ...scriptOf(validationNameOf(productType, edition), scripts),
  };
}
