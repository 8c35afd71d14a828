import { leadAnswerSchema } from '@cotejo/contract/lead';
import type { APIRequestContext } from '@playwright/test';
import { ownEmail } from './own-email.ts';

/** As many requests as there are executives, each of whom is given the next. */
const mostAsked = 20;
const profile = { cotizante: [{ edad: 34, sexo: 'Femenino' }], region: { stateCode: '13' }, ingresodatos: true };

/** The page on which somebody new books a meeting, whose executive takes them by our calendar. */
export async function askMeeting(request: APIRequestContext): Promise<string> {
  for (let asked = 0; asked < mostAsked; asked += 1) {
    const response = await request.post('/api/leads', {
      headers: { 'x-country': 'chile', 'x-qpversion': 'test', 'idempotency-key': crypto.randomUUID() },
      data: {
        tipo: 'isapre',
        first_name: 'Ana Soto',
        telefono: '+56 9 8765 4321',
        email: ownEmail(),
        productCode: 'ALC-4001',
        profile,
      },
    });
    const { meetingUrl } = leadAnswerSchema.parse(await response.json());
    if (meetingUrl !== null) return meetingUrl;
  }
  throw new Error('no executive takes meetings by our calendar');
}
