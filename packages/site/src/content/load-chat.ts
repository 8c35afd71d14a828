import type { ApiClient } from '@cotejo/contract/client';

/** Whether somebody answers now, by the hours of the edition (B7-35, B7-36); false while that cannot be told. */
export async function loadChatIsOpen(api: Pick<ApiClient, 'getChatAvailability'>): Promise<boolean> {
  const answer = await api.getChatAvailability({});
  return answer.ok && answer.value.data.active;
}
