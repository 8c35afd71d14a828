/**
 * Whether a text of an address can be a code at all. What cannot, with a sign that nobody writes in it or as a step of a path, is
 * left out as an unknown one would be: asked for, it would be refused as though something else were wrong.
 */
export function isReadableCode(text: string): boolean {
  return !/\p{Cc}|^[.]*$/u.test(text);
}
