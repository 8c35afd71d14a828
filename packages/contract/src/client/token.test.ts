import { expect, it, vi } from 'vitest';
import { createClient, type Transport } from '../client.ts';
import { endpoints } from '../endpoints/endpoints.ts';

function clientOf(token: () => string | null) {
  const asked = vi.fn<Transport>(async () => ({ status: 503, retryAfter: null, text: '' }));
  return { asked, client: createClient(endpoints, asked, { headers: {}, retries: false, token }) };
}

const byCode = { params: { code: '78' } };

it("C6-10 the visitor's token goes with calls about an institution by its code, and with no other", async () => {
  const { asked, client } = clientOf(() => 'v1.a.b');
  await client.getOrganizationByCode(byCode);
  await client.getOrganizationSales({ params: { code: '78', type: 'PLAN_ISAPRE' } });
  await client.getOrganization({ params: { url: 'Colmena' } });
  await client.getUf({});
  const sent = asked.mock.calls.map(([{ headers }]) => headers['authorization']);
  expect(sent).toEqual(['Bearer v1.a.b', 'Bearer v1.a.b', undefined, undefined]);
});

it('nothing is sent where there is no token', async () => {
  const { asked, client } = clientOf(() => null);
  await client.getOrganizationByCode(byCode);
  expect(asked.mock.calls[0]?.[0].headers).not.toHaveProperty('authorization');
});

it('who shows a token does not share the answer of who shows another', async () => {
  const tokens = ['v1.a.b', 'v1.c.d'];
  const { asked, client } = clientOf(() => tokens.shift() ?? null);
  await Promise.all([client.getOrganizationByCode(byCode), client.getOrganizationByCode(byCode)]);
  expect(asked).toHaveBeenCalledTimes(2);
});
