import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../errors.ts';
import { dataOf } from '../schemas/catalogue.ts';
import { previewLinkParams, previewLinkSchema, previewParams, previewQuery, previewSchema } from '../schemas/preview.ts';

const common = { method: 'GET', group: 'Contenido de países', isPrivate: true } as const;

export const getPreviewLink = defineEndpoint({
  path: '/api/preview-links/{kind}/{url}',
  summary: 'Enlace firmado, por siete días, a una página de entrada o un artículo, publicado o no',
  access: 'staff',
  params: previewLinkParams,
  example: { params: { kind: 'entrada', url: 'Terminos-y-Condiciones' } },
  responses: { 200: dataOf(previewLinkSchema), 400: problemSchema, 401: problemSchema, 404: problemSchema },
  ...common,
});

export const getPreview = defineEndpoint({
  path: '/api/previews/{id}',
  summary: 'Una página de entrada o un artículo antes de publicarse, con la firma de su enlace',
  access: 'public',
  limit: 'lookup',
  params: previewParams,
  query: previewQuery,
  example: { params: { id: 'entrada-1' }, query: { token: 'firma-del-enlace' } },
  responses: { 200: dataOf(previewSchema), 400: problemSchema, 404: problemSchema, 410: problemSchema },
  ...common,
});
