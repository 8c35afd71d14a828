import { useState, type ReactNode } from 'react';
import { Frozen, isWritten } from '../../frozen.tsx';
import { useLater } from '../../use-later.ts';
import { heldCardScript, loadCardScript, type CardScript } from './card-script.ts';

interface WrittenFirstProps {
  readonly name: string;
  /** What the server writes; a browser is given none (`import.meta.env.SSR && …`). */
  readonly children: ReactNode;
  readonly then: (script: CardScript) => ReactNode;
}

/** What stands above a list: as the server wrote it where it did, until the script of cards, which comes to every list, has it alive. */
export function WrittenFirst({ name, children, then }: WrittenFirstProps) {
  const [isThere] = useState(() => isWritten(name));
  const loaded = useLater(loadCardScript, isThere ? null : name, true);
  // In a list that the browser makes it stands from the first, or all below it would move.
  const later = loaded ?? (isThere ? null : heldCardScript());
  if (later) return then(later);
  return isThere && <Frozen name={name}>{children}</Frozen>;
}
