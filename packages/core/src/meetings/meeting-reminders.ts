/** Reminders, the earlier first, with how long before the meeting each is due, and from when on it is of no use: two never come close together. */
const meetingReminders = [
  { kind: 'day-before', minutes: 24 * 60, uselessMinutes: 4 * 60 },
  { kind: 'hour-before', minutes: 60, uselessMinutes: 0 },
] as const;
export type MeetingReminder = (typeof meetingReminders)[number]['kind'];

/** A reminder and its time, in milliseconds since 1970. */
export interface DueReminder {
  readonly kind: MeetingReminder;
  readonly dueAt: number;
  /** From then on it is of no use: the next one comes soon, or the meeting begins. Nobody is told 'tomorrow' an hour before. */
  readonly uselessAt: number;
}

const minuteMilliseconds = 60_000;

/**
 * The reminders of a meeting, the earlier first. None of what was arranged within its own time: they have just been told.
 * All in milliseconds since 1970.
 */
export function remindersOf({
  startsAt,
  arrangedAt,
}: {
  readonly startsAt: number;
  readonly arrangedAt: number;
}): readonly DueReminder[] {
  return meetingReminders
    .map(({ kind, minutes, uselessMinutes }) => ({
      kind,
      dueAt: startsAt - minutes * minuteMilliseconds,
      uselessAt: startsAt - uselessMinutes * minuteMilliseconds,
    }))
    .filter(({ dueAt }) => arrangedAt < dueAt);
}
