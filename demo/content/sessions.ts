import { editionIds, type EditionId } from '@cotejo/core/editions';

/** A word that is exchanged for a token, again and again, for as long as the catalogue is a demonstration. */
export interface DemoSession {
  readonly edition: EditionId;
  readonly hash: string;
  readonly subject: string;
  /** Code of the organisation whose user it is. */
  readonly company: string | null;
}

/** One organisation of each edition. */
const institutionOf: Readonly<Record<EditionId, string>> = {
  chile: '67',
  peru: 'RIM',
  colombia: 'EPS001',
  international: 'ALI',
};

export const demoSessions: readonly DemoSession[] = editionIds.flatMap((edition) => [
  { edition, hash: `demostracion-${edition}-persona`, subject: `persona-${edition}`, company: null },
  { edition, hash: `demostracion-${edition}-empresa`, subject: `empresa-${edition}`, company: institutionOf[edition] },
]);
