import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../page-context.ts';
import type { ProductPageData } from '../product-data/load-product.ts';
import type { AskedForm } from './priced-product.ts';

const load = () => import('./request-dialog.tsx');
export type RequestDialogPart = Awaited<ReturnType<typeof load>>;

let held: Promise<RequestDialogPart> | null = null;

/** Brings the form that stands over a product's page; once it failed it is asked for again. */
export async function bringRequestDialog(): Promise<RequestDialogPart> {
  held ??= load();
  held.catch(() => {
    held = null;
  });
  return held;
}

/** Asks a product's page for the form of a process in place of its product. */
const wantedForm = 'formulario';

/** The form that a process asks; null in it: there is none, or it cannot be told now. */
export interface FormAnswer {
  readonly form: AskedForm | null;
}

/** What a product's page is asked for to have the form of a process. */
export function formAnswerUrl(pathname: string, process: string): string {
  return `${pathname}?${new URLSearchParams({ [wantedForm]: process }).toString()}`;
}

/** The form that an address asks a product's page for; null: it asks for the page, as every address does on the server. */
export async function wantedFormOf({ context, request }: LoaderFunctionArgs): Promise<FormAnswer | null> {
  if (import.meta.env.SSR) return null;
  const process = new URL(request.url).searchParams.get(wantedForm);
  if (process === null) return null;
  const { askForm } = await bringRequestDialog();
  return { form: await askForm(context.get(pageContext).api, process) };
}

/** Sends the form that stands over the page of a product, and answers with what became of it. */
export async function sendOverPage(args: ActionFunctionArgs, loadShown: () => Promise<ProductPageData>) {
  const { answerRequest, pricedProduct } = await bringRequestDialog();
  return answerRequest(args, async () => pricedProduct(args, await loadShown()));
}
