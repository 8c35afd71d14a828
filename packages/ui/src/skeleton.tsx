interface SkeletonProps {
  /** A line of words, or a block such as a mark or a panel. */
  readonly shape?: 'line' | 'block';
  readonly className: string;
}

const corners = { line: 'rounded-full', block: 'rounded-control' } as const;

/** A grey place of the final size, shown only after 150 ms so that fast answers do not flicker. Size by `className`. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={`skeleton block bg-surface-3 ${corners[shape]} ${className}`} />;
}
