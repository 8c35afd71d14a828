import type { Profile } from '@cotejo/contract/profile';
import { ownPathOf } from '@cotejo/contract/sharing';
import { ok } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { newLink } from './new-link.ts';
import { keepFamilyLink, keepPageLink } from './shared-link-store.ts';

const dayMilliseconds = 86_400_000;
/** How long a link to a family's page holds. */
const familyLinkDays = 30;

/** A family without what anybody earns: whoever gets the link sees ages and region, no more. */
function withoutIncome(profile: Profile): Profile {
  return { ...profile, ingreso: null, cotizante: profile.cotizante.map((person) => ({ ...person, ingreso: null })) };
}

/** A path that the contract has let through. */
function checkedPath(url: string): string {
  const path = ownPathOf(url);
  if (path === null) throw new Error('a path of another site passed the contract');
  return path;
}

/** Handlers of the calls that make short links. */
export function sharingHandlers(database: Database): Handlers<'shareInsurances' | 'createSharedLink'> {
  return {
    createSharedLink: async ({ body }, { edition }) => {
      const page = { edition: edition.id, path: checkedPath(body.url), link: newLink({ isSecret: false }) };
      return ok({ data: { link: await keepPageLink(database, page) } });
    },
    shareInsurances: async ({ body }, { edition, now }) => {
      const link = newLink({ isSecret: true });
      await keepFamilyLink(database, {
        edition: edition.id,
        path: checkedPath(body.url),
        link,
        profile: withoutIncome(body.decodedProfile),
        expiresAt: new Date(now + familyLinkDays * dayMilliseconds),
      });
      return ok({ data: { link } });
    },
  };
}
