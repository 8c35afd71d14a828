import { cva, type VariantProps } from 'class-variance-authority';
import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

const dialogClass = cva('dialog', {
  variants: {
    place: {
      /** In the middle at every width: a short question. */
      middle: 'dialog-middle',
      /** From the foot of a phone's screen, in the middle of wider ones. */
      foot: 'sheet',
    },
  },
  defaultVariants: { place: 'middle' },
});

export type DialogProps = VariantProps<typeof dialogClass> & {
  readonly open: boolean;
  /** Asked for by Escape, the cross or a press outside; the owner sets `open` to false. */
  readonly onClose: () => void;
  /** False: it stays open, and the owner says why. Absent: it may always be closed. */
  readonly mayClose?: () => boolean;
  readonly title: ReactNode;
  /** What the cross says to who hears it. */
  readonly closeText: string;
  readonly children: ReactNode;
  /** Stays in sight under the scrolling content: the actions. */
  readonly footer?: ReactNode;
  /** Width on a desktop: a form, or what needs the whole page; 'screen' takes all of a phone's as well. */
  readonly size?: 'form' | 'page' | 'screen';
};

/** Tells the page whether a box is open over it, which then stays where it is (tokens.css). */
function tellPage(): void {
  document.documentElement.toggleAttribute('data-dialog', document.querySelector('.dialog[open]') !== null);
}

/**
 * A modal: the browser's own, so focus is held inside and given back, and what is behind cannot be reached. Where little is in
 * sight, on a phone held across or with large letters, its title and foot go with the rest instead of standing in its way.
 */
export function Dialog({ open, onClose, mayClose, title, closeText, children, footer, size = 'form', place }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
    tellPage();
  }, [open]);
  useEffect(() => tellPage, []);
  // What befalls a box within this one is told here as well: React lets it rise, the browser does not.
  const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;
  const refuse = (event: SyntheticEvent): void => {
    if (isOwn(event) && mayClose?.() === false) event.preventDefault();
  };
  // A second Escape closes a box that refused the first, whatever is said to it.
  const closed = (event: SyntheticEvent): void => {
    if (!isOwn(event)) return;
    if (open && mayClose?.() === false) dialog.current?.showModal();
    else onClose();
    tellPage();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-size={size}
      className={dialogClass({ place })}
      onClose={closed}
      onCancel={refuse}
      closedby="any"
    >
      <div className="flex max-h-(--dialog-height) flex-col short:overflow-y-auto short:overscroll-contain">
        <header className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5">
          <h2 id={titleId} className="grow text-lg">
            {title}
          </h2>
          <form method="dialog" onSubmit={refuse}>
            <button type="submit" className={buttonClass({ look: 'quiet', size: 'icon', className: 'text-ink-2' })}>
              <Icon name="close" />
              <span className="sr-only">{closeText}</span>
            </button>
          </form>
        </header>
        <div className="grow scroll-pb-12 overflow-y-auto overscroll-contain px-5 py-4 short:shrink-0 short:overflow-visible">
          {open && children}
        </div>
        {footer && <footer className="flex gap-2.5 border-t border-line px-5 pt-3 pb-4.5">{footer}</footer>}
      </div>
    </dialog>
  );
}
