import type { ComponentProps } from 'react';

interface TabsProps extends Pick<ComponentProps<'nav'>, 'ref'> {
  readonly label: string;
  /** Parts of the page, each with the id of its place. */
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
}

/**
 * Tabs that are anchors to parts of the page: they stay at hand while it scrolls, need no script, and each has its URL. They pass
 * under every bar at the foot of the screen.
 */
export function Tabs({ label, tabs, ref }: TabsProps) {
  return (
    <nav
      ref={ref}
      aria-label={label}
      className="sticky top-(--bar-end) z-5 scroll-px-6 overflow-x-auto border-b border-line-2 bg-surface-2"
    >
      <ul className="flex gap-5 lg:gap-6.5">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a
              href={`#${tab.id}`}
              className="flex min-h-12 items-center border-y-3 border-transparent whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current]:border-b-action aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
