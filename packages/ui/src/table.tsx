import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** Figures stand at the end of their column, under each other. */
const cellClass = cva('py-2.5 align-top not-last:pr-4', {
  variants: {
    end: { true: 'text-end tabular', false: 'text-start tabular' },
    tone: { plain: '', quiet: 'text-ink-2', strong: 'font-semibold' },
  },
  defaultVariants: { end: false, tone: 'plain' },
});

interface Column {
  readonly label: ReactNode;
  readonly end?: boolean;
  /** Width, or the screens that it is left out on. */
  readonly className?: string;
}

interface TableProps {
  /** What the table shows, for who hears it; not needed under a heading that says it. */
  readonly caption?: ReactNode;
  readonly columns: readonly Column[];
  /** Bodies, or rows where there is one body. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A table of a few columns, with hairlines between its rows; it scrolls where letters leave no room for its figures. */
export function Table({ caption, columns, children, className }: TableProps) {
  return (
    <div className="overflow-x-auto overflow-y-hidden">
      <table className={cx('w-full', className)}>
        {caption && <caption className="sr-only">{caption}</caption>}
        <thead className="text-sm text-ink-2">
          <tr>
            {columns.map(({ label, end = false, className: own }, index) => (
              <th
                key={index}
                scope="col"
                className={cx('pb-1.5 align-bottom font-normal not-last:pr-4', end ? 'text-end' : 'text-start', own)}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

interface TableRowProps {
  /** What the row is about. */
  readonly head: ReactNode;
  /** Its cells. */
  readonly children: ReactNode;
}

export function TableRow({ head, children }: TableRowProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className={cellClass({ className: 'font-normal' })}>
        {head}
      </th>
      {children}
    </tr>
  );
}

type TableCellProps = Pick<ComponentProps<'td'>, 'className' | 'children'> & {
  readonly end?: boolean;
  readonly tone?: 'plain' | 'quiet' | 'strong';
};

export function TableCell({ end, tone, className, children }: TableCellProps) {
  return <td className={cellClass({ end, tone, className })}>{children}</td>;
}
