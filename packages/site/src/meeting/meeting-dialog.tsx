import { Button, buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { Notice } from '@cotejo/ui/notice';
import { Sheet } from '@cotejo/ui/sheet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { layoutTexts } from '../layout/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { MeetingData } from './load-meeting.ts';
import { MeetingBoxProvider } from './meeting-box.ts';
import { wholeMeeting, type MeetingCaller } from './meeting-calls.ts';
import { MeetingView } from './meeting-view.tsx';
import { useOwnEntry } from './use-own-entry.ts';
import { useMeetingSteps } from './use-meeting-steps.ts';
import { useMeetingTitle } from './use-meeting-title.ts';
import { meetingTexts } from './visit-texts.ts';

export { bringFirstHours } from './meeting-calls.ts';

export interface MeetingDialogProps {
  readonly caller: MeetingCaller;
  /** What is shown of it at once; null: it is asked for. */
  readonly first: MeetingData | null;
  readonly open: boolean;
  /** Told when it is closed, and opened again: by Forward. */
  readonly onOpen: (isOpen: boolean) => void;
  /** Told whether a meeting stands, whenever that is known. */
  readonly onStands: (stands: boolean) => void;
}

interface NotThereProps {
  readonly isBusy: boolean;
  /** A step was taken before. */
  readonly isUnseen: boolean;
  readonly url: string;
  readonly onAgain: () => void;
}

/** Nothing to show yet, or nothing can be had: then it is asked for again, or its page is. */
function NotThere({ isBusy, isUnseen, url, onAgain }: NotThereProps) {
  const t = useTexts(meetingTexts);
  if (isBusy) return <p role="status">{t('loading')}</p>;
  return (
    <div className="grid max-w-text justify-items-start gap-5">
      <Notice tone={isUnseen ? 'warm' : 'danger'} role="alert" title={t(isUnseen ? 'takenUnseen' : 'unreachable')}>
        <p>{t(isUnseen ? 'takenUnseenText' : 'unreachableText')}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>{t('tryAgain')}</Button>
        <Link to={url} className={buttonClass({ look: 'outline' })}>
          {t('openPage')}
        </Link>
      </div>
    </div>
  );
}

/**
 * A meeting with the executive of a request, over the page of its answer (B §2.3): the same as its page shows. Extra-large while there is
 * an hour to choose (B2.3-01), large once a meeting stands (B9-27).
 */
export function MeetingDialog({ caller, first, open, onOpen, onStands }: MeetingDialogProps) {
  const [t, tLayout] = [useTexts(meetingTexts), useTexts(layoutTexts)];
  const { meeting, hasFailed, isUnseen, isBusy, box } = useMeetingSteps(caller, first);
  const title = useMeetingTitle(meeting);
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(() => {
    // What was pressed is gone.
    if (meeting !== first) place.current?.focus();
    if (meeting === null) return;
    onStands(meeting.kind === 'arranged' || meeting.kind === 'cancel' || ('moved' in meeting && meeting.moved !== null));
  });
  useEffect(() => tell(), [meeting]);
  const isTakenBack = meeting !== null && 'place' in meeting && meeting.place.takenBack !== null;
  const isShort = meeting?.kind === 'arranged' || meeting?.kind === 'cancel' || meeting?.kind === 'taken-back';
  const goBack = useOwnEntry(open, onOpen);
  const close = (): void => {
    if (open) goBack();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      closeText={tLayout('close')}
      size={isShort ? 'form' : 'screen'}
      footer={
        <Button look="outline" className="grow lg:ml-auto lg:grow-0" onClick={close}>
          {tLayout('close')}
        </Button>
      }
    >
      <div ref={place} tabIndex={-1} aria-busy={isBusy} className="grid gap-5 outline-none *:min-w-0">
        {!isTakenBack && (
          <p className="flex gap-2 text-best">
            <Icon name="check" className="mt-0.5 size-5" />
            {t('requestSent')}
          </p>
        )}
        {meeting === null ? (
          <NotThere {...{ isBusy, isUnseen }} url={caller.url} onAgain={() => box.go(wholeMeeting())} />
        ) : (
          <MeetingBoxProvider value={box}>
            {isBusy && (
              <p role="status" className="sr-only">
                {t('working')}
              </p>
            )}
            <div className={`grid gap-5 *:min-w-0 ${isBusy ? 'opacity-60' : ''}`}>
              <MeetingView shown={meeting} hasFailed={hasFailed} />
            </div>
          </MeetingBoxProvider>
        )}
      </div>
    </Sheet>
  );
}
