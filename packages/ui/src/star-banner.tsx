import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** Says on a card that it is the best: 'Mejor Puntaje' behind five stars (A2.4-14). `className` places it. */
export function StarBanner({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <p className={cx('flex items-center gap-2.5 bg-best-soft px-4 py-1.5 text-sm font-bold text-best lg:px-5', className)}>
      <span aria-hidden="true" className="tracking-widest text-star">
        ★★★★★
      </span>
      {children}
    </p>
  );
}
