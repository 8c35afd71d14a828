import type { ChatHours } from '@cotejo/contract/chat';
import { dayAt } from '@cotejo/core/dates';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * True when somebody answers at an instant (milliseconds since 1970): there are people, it is within the hours of that
 * weekday in the zone, and the day is not a closed one (decision 4).
 */
export function isAnswered({ timeZone, agents, hours, closedDays }: ChatHours, now: number): boolean {
  if (agents === 0 || closedDays.includes(dayAt(now, timeZone))) return false;
  const clock = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-US', clock).formatToParts(now);
  const partOf = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  const day = weekdays.indexOf(partOf('weekday')) + 1;
  const time = `${partOf('hour')}:${partOf('minute')}`;
  return hours.some((range) => range.day === day && range.from <= time && time < range.to);
}
