import type { MeetingPlace } from '@cotejo/contract/meeting';
import { expect, it } from 'vitest';
import { fakeTransport } from '../../testing/fake-transport.ts';
import { renderTestPage } from '../../testing/render-test-page.ts';

type Meeting = NonNullable<MeetingPlace['meeting']>;

const meeting: Meeting = {
  startsAt: '2026-11-23T12:00:00.000Z',
  endsAt: '2026-11-23T12:30:00.000Z',
  hasBegun: false,
  status: 'cancelled',
  timeZone: 'America/Santiago',
  visitorTimeZone: 'America/Lima',
};
const place: MeetingPlace = {
  party: 'executive',
  productDisplayName: 'Max Salud 90',
  organizationDisplayName: 'Cruz Blanca',
  executive: { nombres: 'Diego', apellidos: 'Ponce', telefono_1: '+56 2 2345 6704', email_corporativo: 'diego@cotejo.example' },
  externalUrl: null,
  takenBack: null,
  meeting,
};
const hours = {
  timeZone: 'America/Santiago',
  durationMinutes: 30,
  days: [{ day: '2026-11-24', slots: [{ startsAt: '2026-11-24T12:00:00.000Z', time: '09:00' }] }],
};

async function shown(changed: Partial<MeetingPlace>): Promise<string> {
  const transport = fakeTransport({ getMeeting: { data: { ...place, ...changed } }, listMeetingSlots: { data: hours } });
  const page = await renderTestPage(`/reunion/e${'x'.repeat(43)}`, transport);
  if (page.kind !== 'html') throw new Error('expected a page');
  return page.html;
}

it('an executive is offered no hours of a meeting that was cancelled, as the visitor alone books another one', async () => {
  const [staffs, visitors] = [await shown({}), await shown({ party: 'visitor' })];
  expect(staffs).toContain('Sólo quien pidió la reunión puede agendar otra.');
  expect([staffs.includes('09:00'), visitors.includes('09:00')]).toEqual([false, true]);
});

it('the zone that a visitor told is where the visitor is, and not where the executive is', async () => {
  const standing = { meeting: { ...meeting, status: 'booked' } as const };
  const [staffs, visitors] = [await shown(standing), await shown({ ...standing, party: 'visitor' })];
  expect([staffs, visitors].map((html) => html.includes('Donde estás'))).toEqual([false, true]);
});

it('whoever has the meeting no more is told so, and nothing of it', async () => {
  const problem = { type: '/problems/gone', title: 'Eso ya no está disponible', status: 410, requestId: 'test' };
  const page = await renderTestPage(`/reunion/e${'x'.repeat(48)}`, async () => ({
    status: 410,
    retryAfter: null,
    text: JSON.stringify(problem),
  }));
  if (page.kind !== 'html') throw new Error('expected a page');
  expect(page.status).toBe(410);
  expect(page.html).toContain('Esta reunión la lleva ahora otra persona');
});

it('of a request that was taken back it says so, offers no hours and leads to the form that asks anew', async () => {
  const taken = { party: 'visitor', takenBack: { requestUrl: '/Isapre/Cruz-Blanca/Planes/MAX-90/Solicitar' } } as const;
  const html = await shown(taken);
  expect(html).toContain('Retiraste esta solicitud');
  expect(html).toContain('href="/Isapre/Cruz-Blanca/Planes/MAX-90/Solicitar"');
  expect(html).not.toMatch(/09:00 *<|no tiene horas libres/);
  expect(await shown({ ...taken, takenBack: { requestUrl: null } })).toMatch(/href="\/contacto"[^>]*>Pedir de nuevo/);
});

it('of a request that was taken back its executive reads that, and is offered nothing', async () => {
  const takenBack = { requestUrl: null };
  for (const status of ['cancelled', 'booked'] as const) {
    const html = await shown({ takenBack, meeting: { ...meeting, status } });
    expect(html).toContain('La persona retiró esta solicitud');
    expect(html).not.toMatch(/Pedir de nuevo|09:00 *<|Sólo quien pidió|name="paso"|mover=|cancelar=/);
  }
  expect(await shown({ takenBack, meeting: null })).toContain('no la llames ni le escribas');
});

it('a meeting that its person did not end is still theirs to cancel, and is none any more once it has begun', async () => {
  const takenBack = { requestUrl: null };
  const standing = { ...meeting, status: 'booked' } as const;
  expect(await shown({ party: 'visitor', takenBack, meeting: standing })).toContain('Cancelar la reunión');
  expect(await shown({ party: 'visitor', takenBack, meeting: { ...standing, hasBegun: true } })).toContain(
    'Retiraste esta solicitud',
  );
});
