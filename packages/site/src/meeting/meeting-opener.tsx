import { Button } from '@cotejo/ui/button';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { useTransport } from '../person-check/use-person-proof.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { MeetingData } from './load-meeting.ts';
import { isOwnEntry } from './own-entry.ts';
import { meetingHourTexts } from './texts.ts';

const load = () => import('./meeting-dialog.tsx');
type DialogPart = Awaited<ReturnType<typeof load>>;

function preload(): void {
  load().catch(() => undefined);
}

/** A meeting that was opened: each time another one, which shows how it stands by then. */
interface Opened {
  readonly part: DialogPart;
  readonly first: MeetingData | null;
  readonly turn: number;
}

interface MeetingOverPage {
  readonly open: () => void;
  /** It was pressed for and is not there yet. */
  readonly isBusy: boolean;
  /** A meeting was booked in it, and stands. */
  readonly stands: boolean;
  readonly dialog: ReactNode;
}

const ownSigns = ['pointerdown', 'keydown', 'wheel'] as const;
/** Later than that it would come over what the visitor reads by then. Milliseconds. */
const longestWait = 4000;

/**
 * Books a meeting over the page, whose script comes once it is wanted; where it cannot be had, the meeting's own page does. `opensItself`:
 * a request has just gone, and it opens as soon as there are hours to choose (B2.3-03), unless the visitor goes on by themselves first.
 */
export function useMeetingOverPage(url: string | null, opensItself: boolean): MeetingOverPage {
  const transport = useTransport();
  const { country } = useEdition();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isWritten] = useState(!isHydrated);
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [stands, setStands] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const show = (part: DialogPart, first: MeetingData | null): void => {
    setIsBusy(false);
    setOpened({ part, first, turn: (opened?.turn ?? 0) + 1 });
    setIsOpen(true);
  };
  const open = (): void => {
    if (url === null || isBusy) return;
    setIsBusy(true);
    load().then(
      (part) => show(part, null),
      () => void navigate(url),
    );
  };
  const showAgain = useEffectEvent((part: DialogPart) => {
    if (opened === null && isOwnEntry(history.state)) show(part, null);
  });
  const isReady = url !== null && transport !== null;
  // Reloaded, or come back to: the entry of the history is still that of the open box, or is again after one more step. A box that
  // was opened follows the steps itself.
  useEffect(() => {
    if (!isReady) return undefined;
    const look = (): void => {
      if (isOwnEntry(history.state)) load().then(showAgain, () => undefined);
    };
    look();
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, [isReady]);
  const showItself = useEffectEvent(show);
  const wanted = opensItself ? url : null;
  useEffect(() => {
    if (wanted === null || transport === null) return undefined;
    // The answer came with its document, on which something was pressed before script was there.
    if (isWritten && navigator.userActivation.hasBeenActive) return undefined;
    let isLeft = false;
    const leave = (): void => {
      isLeft = true;
      for (const sign of ownSigns) removeEventListener(sign, leave, true);
    };
    for (const sign of ownSigns) addEventListener(sign, leave, true);
    const begun = performance.now();
    const bring = async (): Promise<void> => {
      const part = await load();
      const first = await part.bringFirstHours({ transport, country, url: wanted });
      if (!isLeft && first !== null && performance.now() - begun < longestWait) showItself(part, first);
      leave();
    };
    // Whoever wants one presses for it.
    bring().catch(leave);
    return leave;
  }, [wanted, transport, country, isWritten]);
  const dialog = opened !== null && url !== null && transport !== null && (
    <opened.part.MeetingDialog
      key={opened.turn}
      caller={{ url, transport, country }}
      first={opened.first}
      open={isOpen}
      onOpen={setIsOpen}
      onStands={setStands}
    />
  );
  return { open, isBusy, stands, dialog };
}

/** Opens a meeting over the page. */
export function MeetingButton({ over: { open, isBusy, stands } }: { readonly over: MeetingOverPage }) {
  const t = useTexts(meetingHourTexts);
  return (
    <Button size="large" wide aria-haspopup="dialog" aria-busy={isBusy} onPointerEnter={preload} onFocus={preload} onClick={open}>
      {t(stands ? 'seeBooked' : 'book')}
    </Button>
  );
}
