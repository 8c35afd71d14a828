import { foldText } from '@cotejo/core/text';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface FoldedChoice {
  readonly label: string;
  readonly value: string;
  readonly words: readonly string[];
}

/** What choices are compared by: folding all countries anew for each key is what a slow phone would feel. */
const folded = new WeakMap<Choice, FoldedChoice>();

function foldedOf(choice: Choice): FoldedChoice {
  const known = folded.get(choice);
  if (known) return known;
  const label = foldText(choice.label);
  const made = { label, value: foldText(choice.value), words: label.split(/[\s(,'+-]+/) };
  folded.set(choice, made);
  return made;
}

/** The choices that a typed text may mean: those that begin with it first, then those with a word that does, then the rest. */
export function foundChoices<One extends Choice>(choices: readonly One[], typed: string): readonly One[] {
  const looked = foldText(typed);
  if (looked === '') return choices;
  const ranked = choices.flatMap((choice) => {
    const { label, words } = foldedOf(choice);
    if (label.startsWith(looked)) return [{ choice, rank: 0 }];
    if (words.some((word) => word.startsWith(looked))) return [{ choice, rank: 1 }];
    return label.includes(looked) ? [{ choice, rank: 2 }] : [];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ choice }) => choice);
}

/**
 * The one choice that a text means: named whole by its label, or by its value as a browser fills it in, or the only one that is
 * found by it; null: none, or several.
 */
export function meantChoice(choices: readonly Choice[], typed: string): Choice | null {
  const looked = foldText(typed);
  if (looked === '') return null;
  const named = choices.filter((choice) => {
    const { label, value } = foldedOf(choice);
    return label === looked || value === looked;
  });
  if (named.length > 1) return null;
  const [meant, ...others] = named.length === 1 ? named : foundChoices(choices, typed);
  return others.length === 0 ? (meant ?? null) : null;
}
