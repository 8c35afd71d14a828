import { useId, type ReactNode } from 'react';

interface PopoverProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  readonly triggerClass: string;
  /** Names the panel where the button does not. */
  readonly label?: string;
  readonly children: ReactNode;
  /** True among words: the panel is then no block. */
  readonly isInline?: boolean;
  /** False where the panel lies over what a mouse is on its way to: it opens by press alone. */
  readonly opensOnHover?: boolean;
  /** Id of the panel, for a button in its `popover-head` that closes it; on phones such a panel is a sheet at the foot of the screen. */
  readonly panelId?: string;
}

/**
 * A button that opens a small panel beside itself: by press, by key and under a thumb without script; a mouse that rests on
 * it opens it too, where hover-panels.ts runs (A2.3-39 to A2.3-41).
 */
export function Popover({
  trigger,
  triggerClass,
  label,
  children,
  isInline = false,
  opensOnHover = true,
  panelId,
}: PopoverProps) {
  const ownId = useId();
  const id = panelId ?? ownId;
  const Panel = isInline ? 'span' : 'div';
  return (
    <>
      <button type="button" popoverTarget={id} className={triggerClass}>
        {trigger}
      </button>
      <Panel
        id={id}
        popover="auto"
        role="note"
        aria-label={label}
        data-hover-panel={opensOnHover || undefined}
        tabIndex={0}
        className="popover-panel"
      >
        {children}
      </Panel>
    </>
  );
}
