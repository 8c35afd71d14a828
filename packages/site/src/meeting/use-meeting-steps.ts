import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../texts/use-texts.ts';
import { searchAfter } from './after-step.ts';
import type { MeetingData } from './load-meeting.ts';
import type { MeetingBox } from './meeting-box.ts';
import { bringMeeting, meetingApi, tokenOf, wholeMeeting, type MeetingCaller } from './meeting-calls.ts';
import { meetingSearch } from './meeting-moment.ts';
import { postedStep } from './posted-step.ts';
import { takeStep } from './take-step.ts';

/** What a box shows of a meeting. */
interface ShownMeeting {
  /** Null: nothing was told yet, or it cannot be had. */
  readonly meeting: MeetingData | null;
  /** The last step could not be taken. */
  readonly hasFailed: boolean;
  /** It was taken, and how the meeting stands after it cannot be had. */
  readonly isUnseen: boolean;
}

export interface MeetingSteps extends ShownMeeting {
  readonly isBusy: boolean;
  readonly box: MeetingBox;
}

/** The steps of a meeting of a visitor's link, taken without its page. `first`: what is shown of it already; null: it is asked for. */
export function useMeetingSteps(caller: MeetingCaller, first: MeetingData | null): MeetingSteps {
  const language = useLanguage();
  const [shown, setShown] = useState<ShownMeeting>({ meeting: first, hasFailed: false, isUnseen: false });
  const [isBusy, setIsBusy] = useState(first === null);
  const isTaken = useRef(first === null);
  const show = (meeting: MeetingData | null, { hasFailed = false, isUnseen = false } = {}): void => {
    isTaken.current = false;
    setIsBusy(false);
    setShown({ meeting, hasFailed, isUnseen });
  };
  const bring = async (search: URLSearchParams, isAfterStep = false): Promise<void> => {
    const meeting = await bringMeeting(caller, search);
    show(meeting, { isUnseen: isAfterStep && meeting === null });
  };
  const step = async (form: FormData): Promise<void> => {
    const posted = postedStep(form);
    if (posted === null) return bring(wholeMeeting());
    const outcome = await takeStep(meetingApi(caller), { token: tokenOf(caller.url), step: posted, language });
    if (outcome === 'failed') return show(shown.meeting, { hasFailed: true });
    const after = searchAfter({ step: posted, outcome, zone: wholeMeeting().get(meetingSearch.zone) });
    return bring(after, outcome === 'taken');
  };
  // A second press while one is on its way takes no second step.
  const once = (work: () => Promise<void>): void => {
    if (isTaken.current) return;
    isTaken.current = true;
    setIsBusy(true);
    void work();
  };
  const ask = useEffectEvent(async () => bringMeeting(caller, wholeMeeting()));
  const tell = useEffectEvent(show);
  useEffect(() => {
    if (first === null) void ask().then((meeting) => tell(meeting));
  }, [first]);
  return {
    ...shown,
    isBusy,
    box: { go: (search) => once(async () => bring(search)), take: (form) => once(async () => step(form)) },
  };
}
