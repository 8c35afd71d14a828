import { useState } from 'react';
import { Frozen, isWritten } from '../../frozen.tsx';
import { useLater } from '../../use-later.ts';
import { AboutComparator } from './about-comparator.tsx';
import type { ComparatorAbout } from './load-about.ts';

interface AboutPlaceProps {
  readonly about: ComparatorAbout;
  /** Tells the comparators of a visit apart: to be the part's key too. */
  readonly comparatorName: string;
}

const loadAbout = () => import('./about-later.ts');

function LaterAbout({ about }: Pick<AboutPlaceProps, 'about'>) {
  const part = useLater(loadAbout, null, true);
  return part && <part.AboutComparator about={about} />;
}

/** What stands below a list: as the server wrote it where it did, so that no list has to carry or render it anew. */
export function AboutPlace({ about, comparatorName }: AboutPlaceProps) {
  const name = `about-${comparatorName}`;
  const [isThere] = useState(() => isWritten(name));
  if (!isThere) return <LaterAbout about={about} />;
  return <Frozen name={name}>{import.meta.env.SSR && <AboutComparator about={about} />}</Frozen>;
}
