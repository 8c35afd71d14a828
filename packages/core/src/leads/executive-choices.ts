import { reasonsFor, type ReasonQuestion } from './failure-reasons.ts';
import { leadStatusOf, subStatusesOf, type LeadStatusId } from './lead-statuses.ts';
import { leadTransitions } from './lead-transitions.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** What an executive can do next with a request, and what has to be said with it. */
export interface ExecutiveChoice {
  readonly to: LeadStatusId;
  /** Of the status that it leads to. */
  readonly name: string;
  /** One of these goes along; none: nothing does. Where one has reasons, one of those too. */
  readonly subStatuses: readonly (Named & { readonly reasons: readonly Named[] })[];
}

/** Of those that are called the same, 'Recaudación' here and there, the first: nobody could tell them apart. */
const isNamedFirst = ({ name }: Named, place: number, all: readonly Named[]): boolean =>
  all.findIndex((other) => other.name === name) === place;

const named = ({ id, name }: Named): Named => ({ id, name });

/**
 * What an executive can do with a request that is theirs, in the order of the table of steps (docs/decisions/0300); none where somebody
 * else goes on with it. `about` narrows the reasons (C5-29 to C5-31).
 */
export function executiveChoices(from: LeadStatusId, about: Omit<ReasonQuestion, 'subStatus'>): readonly ExecutiveChoice[] {
  return leadTransitions
    .filter((transition) => transition.from === from && transition.by.includes('EJECUTIVO'))
    .map(({ to, needs }) => ({
      to,
      name: leadStatusOf(to)?.name ?? '',
      subStatuses: (needs.includes('subStatus') ? subStatusesOf(to).filter(isNamedFirst) : []).map((subStatus) => ({
        ...named(subStatus),
        reasons: needs.includes('reason') ? reasonsFor({ ...about, subStatus: subStatus.id }).map(named) : [],
      })),
    }));
}
