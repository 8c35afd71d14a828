/** Stands around a text that its language lacks: it is not seen or heard, and the frame's script finds it (B8-30). */
export const missingMark = '\u2060';

/** Where texts that are missing begin and end in a longer one. */
export function missingSpans(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(new RegExp(`${missingMark}[^${missingMark}]*${missingMark}`, 'g'))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}
