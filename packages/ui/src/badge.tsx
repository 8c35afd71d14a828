import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

export const badgeClass = cva('inline-block rounded-control px-2 py-0.5 text-sm font-semibold wrap-anywhere', {
  variants: {
    tone: {
      neutral: 'bg-surface-3 text-ink-2',
      action: 'bg-action-soft text-action-strong',
      best: 'border border-best-line bg-surface text-best',
      warm: 'bg-warm-soft text-warm',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** A short word about a thing: its category, 'Nuevo', 'Destacado', 'Mejor'. */
export function Badge({ tone, children }: VariantProps<typeof badgeClass> & { readonly children: ReactNode }) {
  return <span className={badgeClass({ tone })}>{children}</span>;
}
