import type { MeetingWithPeople } from './meeting-people-store.ts';
import type { MeetingMessageKind } from './tell-of-meeting.ts';

/** What visitors are written of. */
export type VisitorMessageKind = Exclude<MeetingMessageKind, 'confirmed' | 'taken'>;

/** How what visitors are written opens: nobody is asked the day before to confirm what they confirmed. */
export type VisitorOpening = VisitorMessageKind | 'day-before-confirmed';

/** What executives are written of. */
export type StaffMessageKind = Exclude<MeetingMessageKind, 'unassigned' | 'closed'>;

/** A meeting with its two people, as far as messages tell of them. */
export interface MeetingToWrite {
  readonly meeting: Pick<
    MeetingWithPeople['meeting'],
    'id' | 'startsAt' | 'endsAt' | 'timeZone' | 'visitorTimeZone' | 'language' | 'sequence' | 'status'
  >;
  readonly visitor: Pick<MeetingWithPeople['visitor'], 'firstName' | 'phone' | 'email'>;
  readonly executive: Pick<MeetingWithPeople['executive'], 'firstNames' | 'lastNames' | 'phone' | 'email'>;
  readonly product: string;
}

/** What a mail about a meeting names. */
export interface MeetingFacts {
  /** Who is written to. */
  readonly name: string;
  /** Who they meet. */
  readonly other: string;
  readonly product: string;
  /** Day and time with the name of the zone. */
  readonly when: string;
  /** That the executive calls from. */
  readonly phone: string;
}

/** The opening of a mail. */
export interface MeetingOpening {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}

/** What visitors are written of a meeting, in a language. */
export interface MeetingWords {
  readonly openings: Readonly<Record<VisitorOpening, (facts: MeetingFacts) => MeetingOpening>>;
  readonly labels: Readonly<Record<'when' | 'there' | 'with' | 'about' | 'how', string>>;
  /** How they meet. */
  readonly how: (facts: MeetingFacts) => string;
  readonly location: string;
  readonly summary: (facts: MeetingFacts) => string;
  readonly actions: Readonly<Record<'change' | 'confirm' | 'again', string>>;
  readonly closing: string;
}
