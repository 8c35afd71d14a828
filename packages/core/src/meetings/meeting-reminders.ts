/** Reminders, the earlier first, with how long before the meeting each is due. */
export const meetingReminders = [
  { kind: 'day-before', minutes: 24 * 60 },
  { kind: 'hour-before', minutes: 60 },
] as const;
export type MeetingReminder = (typeof meetingReminders)[number]['kind'];

/** The longest before a meeting that anybody is reminded of it, in minutes. */
export const earliestReminderMinutes = Math.max(...meetingReminders.map(({ minutes }) => minutes));

const minuteMilliseconds = 60_000;

/**
 * The reminder that is due at an instant; null: none. Of two that are due the later alone: nobody is told 'tomorrow' an hour
 * before. None is due of what was arranged within its own time: they have just been told. All in milliseconds since 1970.
 */
export function reminderDue(
  { startsAt, arrangedAt }: { readonly startsAt: number; readonly arrangedAt: number },
  now: number,
): MeetingReminder | null {
  if (now >= startsAt) return null;
  const last = meetingReminders.findLast(({ minutes }) => startsAt - minutes * minuteMilliseconds <= now);
  if (last === undefined) return null;
  return arrangedAt < startsAt - last.minutes * minuteMilliseconds ? last.kind : null;
}
