import { chatHoursSchema, providerWebchatContentSchema, webchatContentSchema } from '@cotejo/contract/chat';
import { demoChats } from '@cotejo/demo/chat';
import { insertMissingDocuments } from '../../platform/content/site-documents.ts';
import type { Transaction } from '../../platform/database/connect.ts';

const kinds = {
  'chat-hours': chatHoursSchema,
  'chat-config': webchatContentSchema,
  'provider-chat-config': providerWebchatContentSchema,
};

/** Stores the demonstration's chat hours and configurations. */
export async function loadDemoChats(transaction: Transaction): Promise<void> {
  await insertMissingDocuments(transaction, demoChats(), kinds);
}
