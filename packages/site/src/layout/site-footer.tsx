import { useEdition } from '../edition-context.ts';

/** Honest facts at the end of every page. */
export function SiteFooter() {
  const { brand } = useEdition();
  return (
    <footer className="border-t border-line bg-surface py-8 text-sm text-ink-2">
      <div className="wrap">{brand.name}</div>
    </footer>
  );
}
