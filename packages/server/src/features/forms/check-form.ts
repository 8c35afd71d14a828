import { definitionOfIntegration, wireProperties } from '@cotejo/contract/form-definition';
import { integrationFormsSchema } from '@cotejo/contract/forms';
import { editionOf, type EditionId } from '@cotejo/core/editions';
import { defaultFaults } from '@cotejo/core/form-defaults';
import { wholePattern, type DefinitionFault } from '@cotejo/core/form-definition-check';
import { formSettingOf } from '@cotejo/core/forms';
import { requestProcesses } from '@cotejo/core/request-process';
import { fail, ok, type Result } from '@cotejo/core/result';
import { isSafePattern } from 'redos-detector';
import { z } from 'zod';
import { reasonInSpanish } from '../../platform/http/field-errors.ts';
import { requestFormFaults, reservedNameFaults } from './request-form-faults.ts';
import { unknownProperties } from './unknown-properties.ts';

/** What is wrong with a form that shall be stored: where, by the field's name and property, and why. */
export interface FormRefusal {
  readonly field: string;
  readonly reason: string;
}

/** The process that shows a form, and its edition. */
export interface FormPlace {
  readonly edition: EditionId;
  readonly hash: string;
}

export type StorableForms = z.output<typeof integrationFormsSchema>;

/** How much a pattern may look back and how long it is looked at: steps and not time, so that the answer is the same everywhere. */
const patternLimits = { maxScore: 200, maxSteps: 5_000, timeout: Number.POSITIVE_INFINITY } as const;

/** Names and patterns of whatever is handed in, right or wrong otherwise. */
const patternedSchema = z.object({
  integrationForms: z.array(
    z.object({
      integrationFormFields: z.array(
        z
          .object({ fldName: z.string().catch(''), fldRegexp: z.string().max(300).nullable().catch(null) })
          .catch({ fldName: '', fldRegexp: null }),
      ),
    }),
  ),
});

/**
 * True for a pattern that could take for ever on an answer made for it, or that the library cannot read (named groups), of which nobody
 * knows. What is no pattern is refused elsewhere.
 */
function isDangerous(pattern: string): boolean {
  try {
    return !isSafePattern(`^(?:${pattern})$`, { unicode: true, ...patternLimits }).safe;
  } catch {
    return wholePattern(pattern) !== null;
  }
}

/** Where a fault of a form stands: at the property of a field, or of no field. */
function pathOf(form: number, { index, property }: Partial<DefinitionFault>): PropertyKey[] {
  const fields = ['integrationForms', form, 'integrationFormFields'];
  return index === undefined || property === undefined ? fields : [...fields, index, wireProperties[property]];
}

/** What a form that is to be stored is asked beside what the contract asks of every form: it can be filled in, and sent. */
function storableSchema({ edition, hash }: FormPlace) {
  const setting = formSettingOf(editionOf(edition));
  const isOfRequest = Object.values<string>(requestProcesses).includes(hash);
  return integrationFormsSchema.superRefine(({ integrationForms }, context) => {
    for (const [form, wire] of integrationForms.entries()) {
      const definition = definitionOfIntegration(wire);
      // A pattern that hangs is not tried.
      const fields = definition.fields.map((field) =>
        field.pattern !== null && isDangerous(field.pattern) ? { ...field, pattern: null } : field,
      );
      const faults = [
        ...reservedNameFaults(definition),
        ...defaultFaults({ ...definition, fields }, setting),
        ...(isOfRequest ? requestFormFaults(definition) : []),
      ];
      for (const fault of faults) context.addIssue({ code: 'custom', path: pathOf(form, fault), message: fault.reason });
    }
  });
}

function placeOf(path: readonly PropertyKey[], given: z.output<typeof patternedSchema> | undefined): string {
  const [, form, , index, ...rest] = path;
  const field =
    typeof form === 'number' && typeof index === 'number'
      ? given?.integrationForms[form]?.integrationFormFields[index]?.fldName
      : undefined;
  if (path.length === 0) return 'definición';
  return field === undefined || field === '' ? path.join('.') : [field, ...rest].join('.');
}

/**
 * Reads a definition that shall be stored for a process of an edition: it, or everything that is wrong with it, by field and property, in Spanish.
 * Beside what the contract asks, it must have no property that none has, no pattern that hangs (decision 0271), no default that its
 * own field refuses, and no name of a request's own; the form of a request asks what a request needs (decision 0307).
 */
export function readStorableForms(definition: unknown, place: FormPlace): Result<StorableForms, readonly FormRefusal[]> {
  const read = storableSchema(place).safeParse(definition, { error: reasonInSpanish });
  const given = patternedSchema.safeParse(definition).data;
  const unknown = unknownProperties(definition).map((path) => ({
    field: placeOf(path, given),
    reason: 'es una propiedad que no existe',
  }));
  const dangerous = (given?.integrationForms ?? [])
    .flatMap(({ integrationFormFields }) => integrationFormFields)
    .filter(({ fldRegexp }) => fldRegexp !== null && isDangerous(fldRegexp))
    .map(({ fldName }) => ({ field: `${fldName}.fldRegexp`, reason: 'la expresión regular puede tardar demasiado' }));
  if (read.success && unknown.length === 0 && dangerous.length === 0) return ok(read.data);
  const wrong = (read.error?.issues ?? []).map(({ path, message }) => ({ field: placeOf(path, given), reason: message }));
  return fail([...unknown, ...wrong, ...dangerous]);
}
