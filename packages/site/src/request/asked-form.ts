import { warnInBrowser } from '../browser-log.ts';
import type { SiteContext } from '../page-context.ts';
import type { AskedForm } from './priced-product.ts';

const load = () => import('./dynamic-request.tsx');
type DynamicPart = Awaited<ReturnType<typeof load>>;

let held: DynamicPart | null = null;

/** Brings the engine of forms made of data, which no other page loads. */
export async function bringDynamicRequest(): Promise<DynamicPart> {
  held ??= await load();
  return held;
}

/** The engine where it is there already; null: it has to be brought. */
export function heldDynamicRequest(): DynamicPart | null {
  return held;
}

/** The form of a process with the engine that shows it; null: there is none, or it cannot be had now, and the contact form stands in. */
export async function askForm(api: SiteContext['api'], process: string): Promise<AskedForm | null> {
  const part = await bringDynamicRequest().catch((error: unknown) => {
    warnInBrowser(`the form could not be loaded: ${String(error)}`);
    return null;
  });
  const definition = (await part?.openForm(api, { process, structure: null })) ?? null;
  return definition && { process, definition };
}
