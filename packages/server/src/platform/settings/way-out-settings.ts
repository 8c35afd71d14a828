import type { ClientPortals } from '@cotejo/contract/page-rendering';
import type { AssistancePages } from '@cotejo/core/assistance-address';
import { z } from 'zod';
import { webAddress, type SettingDoc } from './setting.ts';

/** Pages of others that visitors are led to. */
export interface WayOutConfig {
  /** Where the portals of clients are. */
  readonly portals: ClientPortals;
  /** The travel assistance provider's pages; null: nobody is led there. */
  readonly assistance: AssistancePages | null;
}

export const wayOutDocs = [
  {
    name: 'PORTAL_PEOPLE_URL',
    default: null,
    doc: 'http(s):// address that /portal-clientes sends people to; without it the login page',
    sensitive: false,
  },
  { name: 'PORTAL_COMPANIES_URL', default: null, doc: 'The same for companies', sensitive: false },
  {
    name: 'ASSISTANCE_CHILE_URL',
    default: null,
    doc: "http(s):// address of the travel assistance provider's page for journeys from Chile; without both addresses nobody is led there",
    sensitive: false,
  },
  { name: 'ASSISTANCE_WORLDWIDE_URL', default: null, doc: 'The same for journeys from elsewhere', sensitive: false },
] as const satisfies readonly SettingDoc[];

export const wayOutSchemas = {
  PORTAL_PEOPLE_URL: webAddress.optional(),
  PORTAL_COMPANIES_URL: webAddress.optional(),
  ASSISTANCE_CHILE_URL: webAddress.optional(),
  ASSISTANCE_WORLDWIDE_URL: webAddress.optional(),
} satisfies Record<(typeof wayOutDocs)[number]['name'], z.ZodType>;
const schema = z.object(wayOutSchemas);
type Given = z.output<typeof schema>;

/** Of one page of the provider's without the other. */
export function checkWayOut(given: Given, context: z.RefinementCtx): void {
  const { ASSISTANCE_CHILE_URL: chile, ASSISTANCE_WORLDWIDE_URL: worldwide } = given;
  if ((chile === undefined) === (worldwide === undefined)) return;
  const [name, other] = chile === undefined ? (['WORLDWIDE', 'CHILE'] as const) : (['CHILE', 'WORLDWIDE'] as const);
  const message = `falta la otra página, ASSISTANCE_${other}_URL`;
  context.addIssue({ code: 'custom', path: [`ASSISTANCE_${name}_URL`], message });
}

export function wayOutConfig(given: Given): WayOutConfig {
  const { ASSISTANCE_CHILE_URL: chile, ASSISTANCE_WORLDWIDE_URL: worldwide } = given;
  return {
    portals: { people: given.PORTAL_PEOPLE_URL ?? null, companies: given.PORTAL_COMPANIES_URL ?? null },
    assistance: chile === undefined || worldwide === undefined ? null : { chile, worldwide },
  };
}
