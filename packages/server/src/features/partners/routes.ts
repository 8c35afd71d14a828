import type { ApiFailure } from '@cotejo/contract/errors';
import { partnerSchema, type PartnerAnswer } from '@cotejo/contract/partner';
import { fail, ok } from '@cotejo/core/result';
import { safeFrameHtml } from '../../platform/content/safe-html.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { findPartnerOfHost, findPartnerOfToken } from './partner-store.ts';
import { tokenDigest } from './token-digest.ts';

export interface PartnerServices {
  readonly database: Database;
}

const unknownPartner: ApiFailure = { kind: 'not-found', detail: 'No hay un socio con esos datos' };

function wirePartner(row: unknown): PartnerAnswer {
  const partner = partnerSchema.parse(row);
  const safely = (html: string | null): string | null => (html === null ? null : safeFrameHtml(html));
  return { ...partner, headerHtml: safely(partner.headerHtml), footerHtml: safely(partner.footerHtml) };
}

/** Handlers of what partners may show, by token or by host. */
export function partnerHandlers({ database }: PartnerServices): Handlers<'getPartnerByToken' | 'getPartnerBySubdomain'> {
  return {
    getPartnerByToken: async ({ query }, { edition, now }) => {
      const found = await findPartnerOfToken(database, edition.id, tokenDigest(query.token));
      if (found === null) return fail(unknownPartner);
      const { partner, expiresAt } = found;
      if (expiresAt !== null && expiresAt.getTime() <= now) return fail({ kind: 'gone', detail: 'La clave del socio venció' });
      return ok({ data: wirePartner(partner) });
    },
    getPartnerBySubdomain: async ({ query: { subdomain, hostname } }, { edition }) => {
      const partner = await findPartnerOfHost(database, edition.id, {
        subdomain: subdomain.toLowerCase(),
        hostname: hostname?.toLowerCase() ?? null,
      });
      return partner === null ? fail(unknownPartner) : ok({ data: wirePartner(partner) });
    },
  };
}
