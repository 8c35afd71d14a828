import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { Transport } from '@cotejo/contract/client';
import { countryCalls } from '@cotejo/contract/country-calls';
import type { CountryEndpoints } from '@cotejo/contract/country-endpoints';
import type { Edition } from '@cotejo/core/editions';
import { forcesRefresh } from '../traffic/forces-refresh.ts';
import { visitorCountry } from '../shell/ask-country.ts';

/** The country that a select begins with where nobody says another (B7-26). */
const countryOfLastResort = 'CL';

type PlaceOfEdition = Pick<Edition, 'brand' | 'countryCode'>;

/** Where the visitor is, as a trusted proxy tells; null: nobody tells, or it cannot be asked now. */
async function countryOfVisitor({ brand }: PlaceOfEdition): Promise<string | null> {
  const told = await visitorCountry(brand.code).catch(() => null);
  return told === '' ? null : told;
}

/** The default country, in two letters: where the visitor is (B7-25), else that of the edition, else Chile (B7-26). */
export async function defaultCountry(edition: PlaceOfEdition): Promise<string> {
  return (await countryOfVisitor(edition)) ?? edition.countryCode ?? countryOfLastResort;
}

/** The prefix of a country's telephones, such as '+51'; null: none is known, or it cannot be had now. */
export async function prefixOfCountry(country: string, transport: Transport): Promise<string | null> {
  const client = createBrowserClient<CountryEndpoints>(countryCalls, transport, { headers: {}, forcesRefresh });
  const answer = await client.listCountries({});
  return (answer.ok ? answer.value.data.find(({ code }) => code === country)?.phonePrefix : null) ?? null;
}

/**
 * The prefix of a telephone that is typed without one, where the visitor is in another country than the edition's; null: the
 * edition's own. Nothing is put before a number by Chile standing in for nobody knows where.
 */
export async function prefixOfVisitor(edition: PlaceOfEdition, transport: Transport): Promise<string | null> {
  const country = await countryOfVisitor(edition);
  return country === null || country === edition.countryCode ? null : prefixOfCountry(country, transport);
}
