import { foldText } from '@cotejo/core/text';

/** A name as printed, without the sheet's notes '(A.3)' or '(Ex Avansalud)', stray commas and double spaces. */
export function cleanName(text: string): string {
  return text
    .replaceAll(/\([^)]*(\)|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:.}]+|[\s,;:}]+$/g, '');
}

/** What two spellings of one name share: 'Clínica  Santa María(A.3)' and 'Clinica Santa Maria' give the same. */
export function nameKey(text: string): string {
  return foldText(cleanName(text))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Words a name cannot end with, and words that alone name no place. */
const openEnd = /(^| )(de|del|la|las|los|el|y|inter)$/;
const kindOnly = /^(clinicas?|hospital(es)?|centros?|centros? medicos?|red|sanatorio)$/;

/** True for a piece of a name: 'Clínica Universidad de', or 'Clínica' alone. */
export function isIncomplete(key: string): boolean {
  return key === '' || openEnd.test(key) || kindOnly.test(key);
}

/** 'Libre Elección' stands among the clinics of the sheets but means every place outside the network. */
export function isFreeChoice(key: string): boolean {
  return key === 'libre eleccion';
}

const leadingKind = /^(clinica|hospital|centro|sanatorio) /;

/**
 * The whole name that two pieces printed one after the other make, when it is known and one of them is incomplete:
 * 'Clínica Universidad de' and 'Los Andes', 'Clínica San José Inter' and 'Clínica', 'Centros Médicos' and 'Clínica Santa
 * María' (known as 'Centros Médicos Santa María'). A kind alone before a known name of another kind is the beginning of
 * that name: 'Clínica' and 'Sanatorio Alemán'. Null when they are no such pieces.
 */
export function joinPieces(first: string, second: string, isKnown: (key: string) => boolean): string | null {
  if (!isIncomplete(first) && !isIncomplete(second)) return null;
  const candidates = [`${first} ${second}`, `${first}${second}`, `${first} ${second.replace(leadingKind, '')}`];
  const joined = candidates.find((key) => key !== second && isKnown(key) && !isIncomplete(key));
  if (joined !== undefined) return joined;
  const isBeginning = kindOnly.test(first) && isKnown(second) && !isIncomplete(second) && !second.startsWith(first);
  return isBeginning ? second : null;
}

/** The words that tell one place from another: no kinds, no articles, and 'Universidad Católica' as 'UC'. */
export function tellingWords(key: string): ReadonlySet<string> {
  const words = key.replaceAll('universidad catolica', 'uc').split(' ');
  return new Set(words.filter((word) => !smallWords.has(word)));
}
const smallWords = new Set(
  'clinica clinicas clinico hospital centro centros medico medicos cm h red de del la las los el y salud achs'.split(' '),
);

/**
 * The names that one printed name runs together, as in 'Clínica Dávila Clínica Bupa Santiago': the fewest known names
 * that make it up. Null when it does not fall apart into known names.
 */
export function splitJoined(key: string, isKnown: (key: string) => boolean): readonly string[] | null {
  const words = key.split(' ');
  // best[n]: the fewest known names that make up the first n words.
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= words.length; end += 1) {
    best[end] = null;
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const piece = words.slice(start, end).join(' ');
      if (!before || piece === key || isIncomplete(piece) || !isKnown(piece)) continue;
      const current = best[end];
      if (!current || before.length + 1 < current.length) best[end] = [...before, piece];
    }
  }
  return best[words.length]?.flatMap((piece) => splitJoined(piece, isKnown) ?? [piece]) ?? null;
}
