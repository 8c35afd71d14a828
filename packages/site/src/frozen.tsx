import { createContext, memo, useContext, type ReactNode, type Ref } from 'react';

/** Parts of a page that the server has written already, by name. */
export type WrittenParts = Readonly<Record<string, string>>;

const WrittenContext = createContext<WrittenParts | null>(null);

/** Hands in what need not be written again; set by the server alone. */
export const WrittenPartsProvider = WrittenContext.Provider;

interface FrozenProps {
  /** Tells the parts of a page apart. */
  readonly name: string;
  /** What the server writes; a browser is given none (`import.meta.env.SSR && …`), so that its script has nothing of it. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Whether the server writes a part, or has written it into the document that is shown. */
export function isWritten(name: string): boolean {
  return import.meta.env.SSR || document.querySelector(`[data-frozen="${name}"]`) !== null;
}

/** A browser keeps the HTML as it came, and never renders it anew. */
const AsItCame = memo(function AsItCame({ name, ref }: Omit<FrozenProps, 'children'>) {
  // React leaves what it finds there alone; it asks for the HTML where another's change to the page makes it build the page anew.
  const asItCame = {
    get __html() {
      return document.querySelector(`[data-frozen="${name}"]`)?.innerHTML ?? '';
    },
  };
  return <div ref={ref} data-frozen={name} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />;
});

function AsItIsWritten({ name, children }: FrozenProps) {
  const __html = useContext(WrittenContext)?.[name];
  if (__html !== undefined) return <div data-frozen={name} className="contents" dangerouslySetInnerHTML={{ __html }} />;
  return (
    <div data-frozen={name} className="contents">
      {children}
    </div>
  );
}

/** Part of a page that works without React: the server writes it, a browser loads no script for it and leaves it alone. */
export function Frozen({ name, children, ref }: FrozenProps) {
  return import.meta.env.SSR ? <AsItIsWritten name={name}>{children}</AsItIsWritten> : <AsItCame name={name} ref={ref} />;
}
