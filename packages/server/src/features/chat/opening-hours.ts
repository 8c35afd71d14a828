import type { ChatHours } from '@cotejo/contract/chat';
import { isWithinHours } from '@cotejo/core/opening-hours';

/** True when somebody answers the chat at an instant (milliseconds since 1970): there are people, and it is within their hours. */
export function isAnswered(hours: ChatHours, now: number): boolean {
  return hours.agents > 0 && isWithinHours(hours, now);
}
