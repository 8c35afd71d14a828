/** A grey place of the final size, shown only after 150 ms so that fast answers do not flicker. Size by `className`. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-full bg-surface-3 ${className}`} />;
}
