import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '@cotejo/contract/endpoints';
import { busyWords, failurePage } from '../http/failure-page.ts';
import { refusalUnder } from '../http/pressure.ts';
import { comeBackIn, fetchPatiently } from './patience.ts';

const pressed = JSON.stringify(refusalUnder('requests', endpoints.createLead));
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  const isBusy = request.url === '/busy' && asked.length < 3;
  response.writeHead(isBusy ? 503 : 200, isBusy ? { 'retry-after': '0.01' } : {}).end(isBusy ? pressed : 'taken');
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

it('whoever is told to come back by a server with too much to do comes back, to its pages as to its calls', async () => {
  const page = failurePage(busyWords, { requestId: 'r', nonce: 'n' });
  for (const text of [pressed, page]) expect(comeBackIn({ status: 503, text, retryAfter: '2' })).toBe(2_000);
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const response = await fetchPatiently(`http://127.0.0.1:${port}/busy`, { limit: 10_000 });
  expect([response.status, await response.text(), asked.length]).toEqual([200, 'taken', 3]);
});

it('what a server lacks otherwise is an answer', () => {
  const away = JSON.stringify({ title: 'Estamos actualizando; vuelve en 1 a 2 minutos', status: 503 });
  expect(comeBackIn({ status: 503, text: away, retryAfter: '2' })).toBeNull();
  expect(comeBackIn({ status: 503, text: pressed, retryAfter: '' })).toBeNull();
  expect(comeBackIn({ status: 200, text: pressed, retryAfter: '2' })).toBeNull();
});
