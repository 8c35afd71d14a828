import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { Transport } from '@cotejo/contract/client';
import { stampCalls } from '@cotejo/contract/stamp-calls';
import type { StampEndpoints } from '@cotejo/contract/stamp-endpoints';
import { forcesRefresh } from '../traffic/forces-refresh.ts';

/** The signed moment of now; '' where it cannot be had, which keeps nobody from sending. */
export async function askStamp(transport: Transport): Promise<string> {
  const client = createBrowserClient<StampEndpoints>(stampCalls, transport, { headers: {}, forcesRefresh });
  const answer = await client.getFormStamp({});
  return answer.ok ? answer.value.data.stamp : '';
}
