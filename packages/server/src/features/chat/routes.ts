import { chatHoursSchema, providerWebchatContentSchema, webchatContentSchema } from '@cotejo/contract/chat';
import type { ApiFailure } from '@cotejo/contract/errors';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { z } from 'zod';
import { readPayloads } from '../../platform/content/site-documents.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import { isAnswered } from './opening-hours.ts';

export interface ChatServices {
  readonly database: Database;
}

/** Closed days that are told: those to come. */
const closedDaysTold = 10;

/** Handlers of the chat: who answers when, and what is asked before. */
export function chatHandlers({
  database,
}: ChatServices): Handlers<'getChatAvailability' | 'getWebchatConfig' | 'getProviderWebchatConfig'> {
  async function configured<Schema extends z.ZodObject>(
    kind: string,
    schema: Schema,
    {
      params: { app, lang },
      call,
    }: { readonly params: { readonly app: string; readonly lang: string }; readonly call: RequestContext },
  ): Promise<Result<{ data: z.output<Schema> & { app: string; language: string } }, ApiFailure>> {
    const language = lang.toLowerCase();
    const [config] = await readPayloads(database, { edition: call.edition.id, kind, name: `${app}-${language}` }, schema);
    if (config === undefined) return fail({ kind: 'not-found', detail: 'No hay un chat con ese nombre e idioma' });
    return ok({ data: { ...config, app, language } });
  }

  return {
    getChatAvailability: async (_, { edition, now, today }) => {
      const [hours] = await readPayloads(database, { edition: edition.id, kind: 'chat-hours' }, chatHoursSchema);
      if (hours === undefined) return fail({ kind: 'not-found', detail: 'Aquí no hay chat' });
      const closedDays = hours.closedDays.filter((day) => day >= today).slice(0, closedDaysTold);
      return ok({ data: { ...hours, closedDays, active: isAnswered(hours, now) } });
    },
    getWebchatConfig: ({ params }, call) => configured('chat-config', webchatContentSchema, { params, call }),
    getProviderWebchatConfig: ({ params }, call) =>
      configured('provider-chat-config', providerWebchatContentSchema, { params, call }),
  };
}
