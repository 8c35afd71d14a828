import { createContext, useContext } from 'react';

/** Where a meeting is shown in a box over another page: its steps are taken there and no page is left. */
export interface MeetingBox {
  /** Goes to a part of the meeting, named as in the address of its page. */
  readonly go: (search: URLSearchParams) => void;
  /** Takes the step of a form. */
  readonly take: (form: FormData) => void;
}

const MeetingBoxContext = createContext<MeetingBox | null>(null);

export const MeetingBoxProvider = MeetingBoxContext.Provider;

/** Null: the meeting is shown in its own page. */
export function useMeetingBox(): MeetingBox | null {
  return useContext(MeetingBoxContext);
}
