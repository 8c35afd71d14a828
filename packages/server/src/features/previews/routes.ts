import type { ApiFailure } from '@cotejo/contract/errors';
import { href } from '@cotejo/contract/paths';
import { previewKinds, type PreviewKind } from '@cotejo/contract/preview';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { findUnpublished, readParts } from './preview-store.ts';
import { previewToken, tokenEnd } from './preview-token.ts';

const lifeMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** The same for a forged token as for no content: who guesses is told nothing. */
const noPreview: Result<never, ApiFailure> = fail({ kind: 'not-found', detail: 'Ese enlace no es de ninguna vista previa' });

function contentOf(name: string): { readonly kind: PreviewKind; readonly id: number } | null {
  const kind = previewKinds.find((each) => name.startsWith(`${each}-`));
  return kind === undefined ? null : { kind, id: Number(name.slice(kind.length + 1)) };
}

/** Handlers of what is looked at before it is published: staff make the links, and who has one reads its content. */
export function previewHandlers({
  database,
  keys,
}: {
  readonly database: Database;
  readonly keys: ServiceKeys;
}): Handlers<'getPreview' | 'getPreviewLink'> {
  return {
    getPreviewLink: async ({ params: { kind, url } }, { edition, now }) => {
      const row = await findUnpublished(database, { edition: edition.id, kind, by: { url } });
      if (row === null) return fail({ kind: 'not-found', detail: `No hay ninguna ${kind} '${url}'` });
      const expiresAt = now + lifeMilliseconds;
      const token = previewToken(await keys.get('preview'), { edition: edition.id, kind, id: row.id, expiresAt });
      const path = href('preview', { id: `${kind}-${row.id}` }, new URLSearchParams({ token }));
      return ok({ data: { url: path, expiresAt: new Date(expiresAt).toISOString() } });
    },
    getPreview: async ({ params, query }, { edition, now }) => {
      const content = contentOf(params.id);
      if (content === null) return noPreview;
      const end = tokenEnd(query.token, await keys.get('preview'), { edition: edition.id, ...content });
      if (end === null) return noPreview;
      if (end <= now) return fail({ kind: 'gone', detail: 'Ese enlace de vista previa venció' });
      const { kind, id } = content;
      const row = await findUnpublished(database, { edition: edition.id, kind, by: { id } });
      if (row === null) return noPreview;
      const { title, summary, body, active, publishedAt } = row;
      const parts = kind === 'articulo' ? await readParts(database, id) : [];
      const isPublished = active && publishedAt.getTime() <= now;
      return ok({ data: { kind, title, summary, isPublished, expiresAt: new Date(end).toISOString(), body, parts } });
    },
  };
}
