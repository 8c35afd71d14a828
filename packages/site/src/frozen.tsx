import { memo, type ReactNode, type Ref } from 'react';

interface FrozenProps {
  /** What the server writes; a browser is given none (`import.meta.env.SSR && …`), so that its script has nothing of it. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A browser keeps the HTML as it came, and never renders it anew. */
const AsItCame = memo(function AsItCame({ ref }: Pick<FrozenProps, 'ref'>) {
  return <div ref={ref} data-frozen className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
});

/** Part of a page that works without React: the server writes it, a browser loads no script for it and leaves it alone. */
export function Frozen({ children, ref }: FrozenProps) {
  return import.meta.env.SSR ? (
    <div data-frozen className="contents">
      {children}
    </div>
  ) : (
    <AsItCame ref={ref} />
  );
}
