import { fail, ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import { wireExecutive } from '../../platform/wire-executive.ts';
import { slotsByDay } from './free-hours.ts';
import { readBooking, wireBooking } from './meeting-call.ts';
import { randomExecutive, type MeetingRouteServices } from './random-executive.ts';
import { bookMeeting, changeMeeting, hoursOf } from './take-meeting-step.ts';

/** Handlers of meetings: who has the signed link of a request sees, books, confirms, moves and cancels its meeting. */
export function meetingHandlers(
  services: MeetingRouteServices,
): Handlers<'getRandomExecutive' | 'getMeeting' | 'listMeetingSlots' | 'bookMeeting' | 'changeMeeting'> {
  const { database, keys } = services;
  return {
    getRandomExecutive: async ({ query }, call) => {
      const executive = await randomExecutive(query.lob, call, services);
      if (executive === null) return fail({ kind: 'not-found', detail: 'Nadie toma reuniones en esa línea' });
      return ok({ data: wireExecutive(executive) });
    },
    getMeeting: async ({ params: { token } }, call) => {
      const booking = await readBooking(database, { token, call, key: await keys.get('meeting') });
      return booking.ok ? ok(wireBooking(booking.value, call, services)) : booking;
    },
    listMeetingSlots: async ({ params: { token } }, call) => {
      const booking = await readBooking(database, { token, call, key: await keys.get('meeting') });
      if (!booking.ok) return booking;
      const hours = await hoursOf(database, booking.value, { ...call, at: null });
      return hours === null
        ? fail({ kind: 'not-found', detail: 'No hay horas que agendar aquí' })
        : ok({ data: slotsByDay(hours) });
    },
    bookMeeting: (input, call) => bookMeeting(input, call, services),
    changeMeeting: (input, call) => changeMeeting(input, call, services),
  };
}
