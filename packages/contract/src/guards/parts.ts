/** Tells whether a value that nobody has checked is one of `Value`. */
export type Guard<Value> = (value: unknown) => value is Value;
/** A guard for each field of an object. */
export type Shape<Value> = { readonly [Name in keyof Value]-?: Guard<Value[Name]> };

export type Part = Readonly<Record<string, unknown>>;

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTrueOrFalse(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** A text of so many signs at most, and at least. */
export function text(most = Number.POSITIVE_INFINITY, least = 0): Guard<string> {
  return (value): value is string => typeof value === 'string' && value.length <= most && value.length >= least;
}

/** A number of these limits, each included. */
export function amount(least: number, most: number): Guard<number> {
  return (value): value is number => typeof value === 'number' && value >= least && value <= most;
}

/** A whole number of these limits, each included. */
export function whole(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Guard<number> {
  return (value): value is number => Number.isSafeInteger(value) && amount(least, most)(value);
}

/** One of some words or numbers. */
export function oneOf<const Value extends string | number>(values: readonly Value[]): Guard<Value> {
  return (value): value is Value => values.some((each) => each === value);
}

/** What may be left out. */
export function maybe<Value>(is: Guard<Value>): Guard<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || is(value);
}

export function orNull<Value>(is: Guard<Value>): Guard<Value | null> {
  return (value): value is Value | null => value === null || is(value);
}

/** A list of so many at most. */
export function listOf<Value>(is: Guard<Value>, most = Number.POSITIVE_INFINITY): Guard<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.length <= most && value.every(is);
}

/** An object whose fields are what their guards say; it may have more. */
export function objectOf<Value extends object>(shape: Shape<Value>): Guard<Value> {
  return (value): value is Value => {
    if (!isPart(value)) return false;
    for (const name in shape) if (!shape[name](value[name])) return false;
    return true;
  };
}

/** An object with these fields and no other. */
export function exactly<Value extends object>(shape: Shape<Value>): Guard<Value> {
  const is = objectOf(shape);
  return (value): value is Value => is(value) && Object.keys(value).every((name) => Object.hasOwn(shape, name));
}
