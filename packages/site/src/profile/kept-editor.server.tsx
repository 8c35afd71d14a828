import type { Profile } from '@cotejo/contract/profile';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { WrittenParts } from '../frozen.tsx';
import { PlainEditor } from './plain-editor.tsx';
import type { ProfileLine } from './profile-line.ts';

interface EditedPage {
  /** What the loader of the page found. */
  readonly data: unknown;
  /** Tells the editions and languages apart that one line is written in. */
  readonly name: string;
  /** What the document hands to all that it holds. */
  readonly within: (part: ReactElement) => ReactElement;
}

interface Untold {
  readonly comparator: ProfileLine;
  readonly profile: Profile;
}

/** Whether a page is of a visitor who has told nothing of the family yet. */
function isUntold(data: unknown): data is Untold {
  if (typeof data !== 'object' || data === null || !('comparator' in data) || !('profile' in data)) return false;
  const { comparator, profile } = data;
  if (typeof comparator !== 'object' || comparator === null || !('exampleProfile' in comparator)) return false;
  return Object.isFrozen(comparator) && comparator.exampleProfile === profile;
}

const written = new WeakMap<ProfileLine, Map<string, WrittenParts>>();

/**
 * The HTML of the editor on pages of visitors who have told nothing yet (docs/decisions/0214): the same for all of them as long as
 * its line is. None for others, and where the form shows what is wrong in it.
 */
export function keptEditor({ data, name, within }: EditedPage): WrittenParts {
  if (!isUntold(data)) return {};
  const { comparator: line, profile } = data;
  const ofLine = written.get(line) ?? new Map<string, WrittenParts>();
  written.set(line, ofLine);
  const known = ofLine.get(name);
  if (known !== undefined) return known;
  // Written apart from its page it would begin to count ids anew.
  const editor = renderToString(within(<PlainEditor {...{ profile, line }} faults={[]} />), { identifierPrefix: 'editor' });
  const parts = { editor };
  ofLine.set(name, parts);
  return parts;
}
