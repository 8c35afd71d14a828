import type { MeetingPlace } from '@cotejo/contract/meeting';
import type { Language } from '@cotejo/core/editions';
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

interface Asked {
  readonly search?: string;
  readonly language?: Language;
}

async function shown(changed: Partial<MeetingPlace>, { search = '', language = 'es' }: Asked = {}): Promise<string> {
  const transport = fakeTransport({ getMeeting: { data: { ...place, ...changed } }, listMeetingSlots: { data: hours } });
  const page = await renderTestPage(`/reunion/e${'x'.repeat(43)}${search}`, transport, { language });
  if (page.kind !== 'html') throw new Error('expected a page');
  // Between two texts.
  return page.html.replaceAll('<!-- -->', '');
}

/** Without the links around it, which name the address that was asked for. */
function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
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
    expect(html).not.toMatch(/Pedir de nuevo|09:00 *<|Sólo quien pidió|name="paso"|cambiar=|cancelar=/);
  }
  expect(await shown({ takenBack, meeting: null })).toContain('no la llames ni le escribas');
});

it('of a request that was taken back its executive reads that a meeting that still stands is cancelled, and else that there is none', async () => {
  const takenBack = { requestUrl: null };
  const standing = { takenBack, meeting: { ...meeting, status: 'confirmed' } } as const;
  const html = await shown(standing);
  expect(html).toMatch(/La reunión del [^.<]+ se cancela\./);
  expect(html).not.toContain('No hay reunión');
  expect(await shown(standing, { language: 'en' })).toMatch(/The meeting on [^.<]+ is being cancelled\./);
  expect(await shown(standing, { language: 'pt' })).toMatch(/A reunião de [^.<]+ está sendo cancelada\./);
  const none = [meeting, { ...standing.meeting, hasBegun: true }, null];
  for (const last of none)
    expect(await shown({ takenBack, meeting: last })).toMatch(/escribas\. No hay reunión que mover ni cancelar\./);
});

it('a meeting that its person did not end is still theirs to cancel, and is none any more once it has begun', async () => {
  const takenBack = { requestUrl: null };
  const standing = { ...meeting, status: 'booked' } as const;
  expect(await shown({ party: 'visitor', takenBack, meeting: standing })).toContain('Cancelar la reunión');
  expect(await shown({ party: 'visitor', takenBack, meeting: { ...standing, hasBegun: true } })).toContain(
    'Retiraste esta solicitud',
  );
});

it('of a request that was taken back its person can neither confirm nor move the meeting that stands, and reads why', async () => {
  const standing = { party: 'visitor', meeting: { ...meeting, status: 'booked' } } as const;
  const takenBack = { requestUrl: null };
  const steps = /Confirmar que voy a estar|Cambiar la hora|Horas libres del|te llama al teléfono/;
  expect(await shown(standing)).toMatch(steps);
  expect(mainOf(await shown(standing))).toContain('cambiar=');
  for (const search of ['', '?cambiar=1', '?cambiar=1&tomada=1', '?hecho=confirmar']) {
    const html = await shown({ ...standing, takenBack }, { search });
    expect(html).toContain('Retiraste esta solicitud');
    expect(html).toContain('sólo puedes cancelarla');
    expect(html).toContain('Cancelar la reunión');
    expect(html).not.toMatch(steps);
    expect(mainOf(html)).not.toContain('cambiar=');
    expect(html).not.toContain('Gracias, confirmaste');
  }
  const cancelling = { search: '?cancelar=1' };
  expect(await shown(standing, cancelling)).toContain('Después puedes agendar otra.');
  expect(await shown({ ...standing, takenBack }, cancelling)).not.toContain('Después puedes agendar otra.');
});
