import { Icon } from '@cotejo/ui/icon';
import { buttonClass } from '@cotejo/ui/button';
import { controlClass } from '@cotejo/ui/control';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { layoutTexts } from '../layout/texts.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What came of something done with a comparison. */
export interface Said {
  readonly text: string;
  /** What is left to be copied by hand. */
  readonly link?: string;
  readonly wayOn: { readonly to: string; readonly text: string } | null;
  /** True: something is left to do with it, so that it goes only when it is closed. */
  readonly stays: boolean;
}

/** How long the others are there, counted anew once nobody points at them any more, nor has the focus in them. */
const shownFor = 8_000;

interface ToolsMessageProps {
  /** Null: nothing was done yet. */
  readonly said: Said | null;
  readonly place: 'page' | 'dialog';
  readonly onClose: () => void;
}

const box =
  'absolute right-0 z-2 flex w-full items-start gap-2 rounded-card border border-line bg-surface py-1 pl-4 text-sm shadow-float sm:w-max sm:max-w-full';
const under = 'top-full mt-1.5';
/** Beside the title of a page there is room on a wide screen, as long as it is in sight. */
const above = `${under} lg:top-auto lg:bottom-full lg:mb-1.5`;

/** Whether there is as much room as `box` is high between what it belongs to and what stays at the top of the screen. */
function hasRoomAbove(box: HTMLElement): boolean {
  const top = box.parentElement?.getBoundingClientRect().top ?? 0;
  return top - box.offsetHeight > Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
}

/** Says it over what stands beside the buttons, so that the table stays where it is. */
export function ToolsMessage({ said, place, onClose }: ToolsMessageProps) {
  const t = useTexts(layoutTexts);
  const [isHeld, setIsHeld] = useState(false);
  const [isAbove, setIsAbove] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  const isLeaving = said !== null && !said.stays && !isHeld;
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(onClose, shownFor);
    return () => clearTimeout(timer);
  }, [said, isLeaving, onClose]);
  useLayoutEffect(() => {
    setIsAbove(place === 'page' && said !== null && message.current !== null && hasRoomAbove(message.current));
  }, [said, place]);
  return (
    <div
      ref={message}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={said ? `${box} ${isAbove ? above : under} ${said.stays ? 'pr-1' : 'pr-4'}` : 'sr-only'}
    >
      <div className={`grid min-w-0 gap-1.5 self-center py-2 ${said?.link === undefined ? '' : 'w-full sm:w-96'}`}>
        <p role="status" className="wrap-anywhere">
          {said?.text}{' '}
          {said?.wayOn && (
            <Link to={said.wayOn.to} className="tap inline-flex items-center font-semibold text-action">
              {said.wayOn.text}
            </Link>
          )}
        </p>
        {said?.link !== undefined && (
          <input
            readOnly
            value={said.link}
            aria-label={said.text}
            onFocus={(event) => event.currentTarget.select()}
            className={controlClass()}
          />
        )}
      </div>
      {/* What goes by itself has none: pressed too late, it would be what lies below that is pressed. */}
      {said?.stays && (
        <button
          type="button"
          onClick={() => {
            setIsHeld(false);
            onClose();
          }}
          className={buttonClass({ look: 'quiet', size: 'icon', className: 'shrink-0 text-ink-2' })}
        >
          <Icon name="close" className="size-4" />
          <span className="sr-only">{t('close')}</span>
        </button>
      )}
    </div>
  );
}
