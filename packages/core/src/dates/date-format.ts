const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * What writes days and times in a language, as `new Intl.DateTimeFormat(language, options)` does; asked for again it is the same
 * object, as making one costs a hundred times what it writes. Throws RangeError for a language or a zone that there is none of.
 */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, options);
  formats.set(name, made);
  return made;
}

/** What a language calls the hours of an IANA zone at an instant (milliseconds since 1970): 'hora de Chile'. */
export function zoneName(instant: number, timeZone: string, language: string): string {
  const parts = dateFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
