import { Icon } from '@cotejo/ui/icon';
import { buttonClass } from '@cotejo/ui/button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { layoutTexts } from '../layout/texts.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What came of something done with a comparison. */
export interface Said {
  readonly text: string;
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
/** Beside the title of a page there is room on a wide screen. */
const places = { page: `${under} lg:top-auto lg:bottom-full lg:mb-1.5`, dialog: under } as const;

/** Says it over what stands beside the buttons, so that the table stays where it is. */
export function ToolsMessage({ said, place, onClose }: ToolsMessageProps) {
  const t = useTexts(layoutTexts);
  const [isHeld, setIsHeld] = useState(false);
  const isLeaving = said !== null && !said.stays && !isHeld;
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(onClose, shownFor);
    return () => clearTimeout(timer);
  }, [said, isLeaving, onClose]);
  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={said ? `${box} ${places[place]} ${said.stays ? 'pr-1' : 'pr-4'}` : 'sr-only'}
    >
      <p role="status" className="min-w-0 self-center py-2 wrap-anywhere">
        {said?.text}{' '}
        {said?.wayOn && (
          <Link to={said.wayOn.to} className="tap inline-flex items-center font-semibold text-action">
            {said.wayOn.text}
          </Link>
        )}
      </p>
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
