import { editions } from '@cotejo/core/editions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client.ts';
import { fetchTransport } from '../fetch-transport.ts';
import { endpoints } from '../endpoints/endpoints.ts';

function fetched(origin?: string) {
  const asked = vi.fn<typeof fetch>(async () => Response.json({ data: [] }));
  vi.stubGlobal('fetch', asked);
  const client = createClient(endpoints, fetchTransport(origin), { headers: {}, retries: false });
  return { asked, client };
}

describe('the base that calls are sent to', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(editions.map(({ country }) => country))(
    'C7-03 is the one of %s in front of the path and its query',
    async (country) => {
      const { asked, client } = fetched(`https://api.${country}.example`);
      await client.listOrganizations({ params: { type: 'isapre' } });
      await client.findAdvisor({ query: { email: 'a@b.example' } });
      expect(asked.mock.calls.map(([url]) => url)).toEqual([
        `https://api.${country}.example/api/organization/instituciones/tipo/isapre`,
        `https://api.${country}.example/api/users/advisor?email=a%40b.example`,
      ]);
      // Who proved to be a person shows the pass there too.
      expect(asked.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include']);
    },
  );

  it('is the host of the page where none is named, and nothing is said about cookies then', async () => {
    const { asked, client } = fetched();
    await client.listOrganizations({ params: { type: 'isapre' } });
    const [[url, init] = []] = asked.mock.calls;
    expect(url).toBe('/api/organization/instituciones/tipo/isapre');
    expect(init).not.toHaveProperty('credentials');
  });
});
