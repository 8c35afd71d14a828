import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const noticeClass = cva('rounded-card px-4.5 py-4', {
  variants: {
    tone: {
      quiet: 'bg-surface-3 text-ink',
      warm: 'bg-warm-soft text-warm',
      danger: 'bg-danger-soft text-danger',
      best: 'bg-best-soft text-best',
    },
  },
  defaultVariants: { tone: 'quiet' },
});

type NoticeProps = VariantProps<typeof noticeClass> & {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** 'alert' interrupts a screen reader, 'status' waits; neither for what is there from the start. */
  readonly role?: 'alert' | 'status';
};

/** A message about the state of the page: offline, stale, failed, done. */
export function Notice({ tone, title, children, role }: NoticeProps) {
  return (
    <div role={role} className={noticeClass({ tone })}>
      {title && <p className="font-bold">{title}</p>}
      {children}
    </div>
  );
}
