import { integrationFormsSchema } from '@cotejo/contract/forms';
import { wholePattern } from '@cotejo/core/form-definition-check';
import { fail, ok, type Result } from '@cotejo/core/result';
import { isSafePattern } from 'redos-detector';
import { z } from 'zod';

/** What is wrong with a form that shall be stored: where, by the field's name and property, and why. */
export interface FormRefusal {
  readonly field: string;
  readonly reason: string;
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

function placeOf(path: readonly PropertyKey[], given: z.output<typeof patternedSchema> | undefined): string {
  const [, form, , index, ...rest] = path;
  const field =
    typeof form === 'number' && typeof index === 'number'
      ? given?.integrationForms[form]?.integrationFormFields[index]?.fldName
      : undefined;
  return field === undefined || field === '' ? path.join('.') : [field, ...rest].join('.');
}

/**
 * Reads a definition that shall be stored: it, or everything that is wrong with it. Beside what the contract asks, a pattern
 * must not be one that hangs (decision 0271).
 */
export function readStorableForms(definition: unknown): Result<StorableForms, readonly FormRefusal[]> {
  const read = integrationFormsSchema.safeParse(definition);
  const given = patternedSchema.safeParse(definition).data;
  const dangerous = (given?.integrationForms ?? [])
    .flatMap(({ integrationFormFields }) => integrationFormFields)
    .filter(({ fldRegexp }) => fldRegexp !== null && isDangerous(fldRegexp))
    .map(({ fldName }) => ({ field: `${fldName}.fldRegexp`, reason: 'la expresión regular puede tardar demasiado' }));
  if (read.success && dangerous.length === 0) return ok(read.data);
  const wrong = (read.error?.issues ?? []).map(({ path, message }) => ({ field: placeOf(path, given), reason: message }));
  return fail([...wrong, ...dangerous]);
}
