import { foldText } from '@cotejo/core/text';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The choices that a typed text may mean: those that begin with it first, then those with a word that does, then the rest. */
export function foundChoices<One extends Choice>(choices: readonly One[], typed: string): readonly One[] {
  const looked = foldText(typed);
  if (looked === '') return choices;
  const ranked = choices.flatMap((choice) => {
    const label = foldText(choice.label);
    if (label.startsWith(looked)) return [{ choice, rank: 0 }];
    if (label.split(/[\s(,'+-]+/).some((word) => word.startsWith(looked))) return [{ choice, rank: 1 }];
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
  const named = choices.filter(({ value, label }) => foldText(label) === looked || foldText(value) === looked);
  if (named.length > 1) return null;
  const [meant, ...others] = named.length === 1 ? named : foundChoices(choices, typed);
  return others.length === 0 ? (meant ?? null) : null;
}
