import { href } from '@cotejo/contract/paths';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { isPlainPress } from '../layout/plain-press.ts';
import { useMeetingBox } from './meeting-box.ts';
import { meetingSearch } from './meeting-moment.ts';
import type { MeetingData } from './load-meeting.ts';

/** What a link of a meeting leads to; nothing: the meeting as it stands. */
export interface MeetingPart {
  /** A beginning, ISO 8601. */
  readonly start?: string;
  readonly move?: true;
  readonly cancel?: true;
}

/** A meeting as its links name it. */
export type LinkedMeeting = Pick<Extract<MeetingData, { token: string }>, 'token' | 'zone'>;

function searchOf({ zone }: LinkedMeeting, { start, move, cancel }: MeetingPart): URLSearchParams {
  const search = new URLSearchParams();
  if (zone !== null) search.set(meetingSearch.zone, zone);
  if (move) search.set(meetingSearch.move, '1');
  if (cancel) search.set(meetingSearch.cancel, '1');
  if (start !== undefined) search.set(meetingSearch.start, start);
  return search;
}

interface StepLinkProps {
  readonly of: LinkedMeeting;
  readonly part?: MeetingPart;
  readonly rel?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Leads to a part of a meeting, with the visitor's zone: to its page, or within the box that it stands in. */
export function StepLink({ of, part = {}, rel, className, children }: StepLinkProps) {
  const box = useMeetingBox();
  const search = searchOf(of, part);
  const follow = (event: MouseEvent): void => {
    // A new tab that is asked for by key shows the page.
    if (box === null || !isPlainPress(event)) return;
    event.preventDefault();
    box.go(search);
  };
  return (
    <Link to={href('meeting', { token: of.token }, search)} rel={rel} className={className} onClick={follow}>
      {children}
    </Link>
  );
}
