import { href } from '@cotejo/contract/paths';
import { meetingSearch } from '../../meeting/meeting-moment.ts';
import { useParams } from 'react-router';

type Part = Partial<Record<'start' | 'move' | 'cancel', string>>;

/** The function that gives the address of a part of this meeting's page; the visitor's zone stays in it. */
export function useMeetingAddress(zone: string | null): (part?: Part) => string {
  const { token = '' } = useParams();
  return ({ start, move, cancel } = {}) => {
    const search = new URLSearchParams();
    if (zone !== null) search.set(meetingSearch.zone, zone);
    if (move !== undefined) search.set(meetingSearch.move, move);
    if (cancel !== undefined) search.set(meetingSearch.cancel, cancel);
    if (start !== undefined) search.set(meetingSearch.start, start);
    return href('meeting', { token }, search);
  };
}
