import type { ReactElement } from 'react';
import { StarBanner } from './star-banner.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  'on the best card': (
    <article className="overflow-clip rounded-card border-2 border-best bg-surface">
      <StarBanner>Mejor Puntaje</StarBanner>
      <p className="px-4 py-3 lg:px-5">Plan Preferente 9020</p>
    </article>
  ),
};
