import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { comparatorHref } from '../paths.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { sharedInsurancesBodySchema, sharedLinkBodySchema, sharedLinkSchema } from '../schemas/sharing.ts';

const shared = { responses: { 200: dataOf(sharedLinkSchema), 400: problemSchema }, access: 'public' } as const;
const url = comparatorHref('/Comparar/Isapres');

export const shareInsurances = defineEndpoint({
  method: 'POST',
  path: '/api/buscarplanes/sharedinsurance',
  limit: 'share',
  group: 'Planes y comparación',
  summary: 'Enlace corto a una página con la familia con que se mira: sin sus ingresos, por 30 días',
  body: sharedInsurancesBodySchema,
  example: { body: { url, decodedProfile: { cotizante: [{ sexo: 'Femenino', edad: 34 }], cargas: [{ edad: 5 }] } } },
  ...shared,
});

export const createSharedLink = defineEndpoint({
  method: 'POST',
  path: '/api/shared-links',
  limit: 'share',
  group: 'Contacto, enlaces y operación',
  summary: 'Enlace corto a una página de este sitio: la misma página tiene siempre el mismo',
  body: sharedLinkBodySchema,
  example: { body: { url } },
  ...shared,
});
