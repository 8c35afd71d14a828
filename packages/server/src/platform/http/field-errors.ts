import type { FieldError } from '@cotejo/contract/errors';
import type { z } from 'zod';

const typeNames: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
};

const unitNames: Readonly<Record<string, string>> = { string: ' caracteres', array: ' elementos' };

function limit(issue: { readonly origin: string }, bound: string): string {
  const unit = unitNames[issue.origin];
  return unit === undefined ? `debe ser ${bound}` : `debe tener ${bound}${unit}`;
}

/** Why a value was refused, in Spanish, for the schemas that say nothing of their own. */
export function reasonInSpanish(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'falta' : `debe ser ${typeNames[issue.expected] ?? 'de otro tipo'}`;
    case 'too_small':
      return limit(
        issue,
        `${issue.inclusive === false ? 'más de ' : ''}${issue.minimum}${issue.inclusive === false ? '' : ' o más'}`,
      );
    case 'too_big':
      return limit(
        issue,
        `${issue.inclusive === false ? 'menos de ' : ''}${issue.maximum}${issue.inclusive === false ? '' : ' o menos'}`,
      );
    case 'invalid_value':
      return issue.input === undefined ? 'falta' : `debe ser uno de: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return 'no es un nombre conocido';
    case 'not_multiple_of':
      return `debe ser múltiplo de ${issue.divisor}`;
    case 'invalid_union':
      return issue.input === undefined ? 'falta' : 'no es válido';
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'no es válido';
  }
}

/** Names of one object that are told as unknown; whoever sends more of them learns enough. */
const mostUnknownNames = 20;

/** Zod's findings about one part of a request ('body', 'query', …) as fields and reasons; a name that is unknown is the field. */
export function fieldErrorsOf(part: string, error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    const field = [part, ...issue.path.map(String)].join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field, reason: issue.message }];
    return issue.keys.slice(0, mostUnknownNames).map((key) => ({ field: `${field}.${key}`, reason: issue.message }));
  });
}
