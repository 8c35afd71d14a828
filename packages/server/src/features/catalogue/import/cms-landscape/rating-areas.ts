import type { Region } from '@cotejo/core/editions';
import { stateName } from './landscape-states.ts';

/** A rating area: the part of a state that a plan has one price in. */
export interface RatingArea {
  readonly state: string;
  readonly number: number;
}

/** 'AK' and 'Rating Area 2'; null when the texts name no state and number. */
export function ratingAreaOf(state: string, text: string): RatingArea | null {
  const number = /^Rating Area (\d{1,3})$/.exec(text)?.[1];
  return number === undefined || stateName(state) === null ? null : { state, number: Number(number) };
}

/** 'AK-2': code of the area among the comparator's regions. */
export function areaCode({ state, number }: RatingArea): string {
  return `${state}-${number}`;
}

/** The areas as regions of a comparator: 'Alaska, zona 2', by state and number. */
export function areaRegions(areas: readonly RatingArea[]): readonly Region[] {
  const name = ({ state, number }: RatingArea) => `${stateName(state) ?? state}, zona ${number}`;
  return areas
    .toSorted(
      (one, other) => (stateName(one.state) ?? '').localeCompare(stateName(other.state) ?? '', 'es') || one.number - other.number,
    )
    .map((area, index) => ({
      code: areaCode(area),
      name: name(area),
      abbreviation: `${area.state} ${area.number}`,
      order: index + 1,
      inSentence: name(area),
    }));
}
