import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf, offerSchema } from '../schemas/catalogue.ts';
import { productParams } from '../schemas/params.ts';
import { paymentInfoSchema } from '../schemas/payment.ts';

const group = 'Pagos';

export const getPaymentInfo = defineEndpoint({
  method: 'GET',
  path: '/api/qppayment/insurance-payment/{id}',
  group,
  summary: 'Cómo se paga un producto aquí; sin medios de pago si no se vende en línea',
  access: 'public',
  cache: 'content',
  example: { params: { id: 'RAU-COMPLEMENTARIO-1' } },
  params: productParams,
  responses: { 200: dataOf(paymentInfoSchema), 404: problemSchema },
});

export const getOffers = defineEndpoint({
  method: 'GET',
  path: '/api/qppayment/insurance-payment/{id}/getOffers',
  group,
  summary: 'Ofertas de un producto que valen hoy; 204 si no hay',
  access: 'public',
  isAlwaysFresh: true,
  example: { params: { id: 'ARR-COMPLEMENTARIO-2' } },
  params: productParams,
  responses: { 200: dataOf(z.array(offerSchema).min(1)), 204: z.null(), 404: problemSchema },
});
