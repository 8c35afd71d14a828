import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { formAnswerUrl, type FormAnswer } from './over-page.ts';
import type { AskedForm } from './priced-product.ts';

/**
 * The form that the process of a product asks, asked for when it is wanted and not there yet (B2.1-09, B2.1-10). Undefined: it is
 * not there yet. Null: the contact form asks, as there is no process or its form cannot be had now.
 */
export function useAskedForm(process: string | null, isWanted: boolean): AskedForm | null | undefined {
  const { pathname } = useLocation();
  const { load, data } = useFetcher<FormAnswer>();
  const [isAnswered, setIsAnswered] = useState(process === null);
  const ask = useEffectEvent(() => {
    if (process === null || (data?.form ?? null) !== null) return;
    void load(formAnswerUrl(pathname, process)).then(() => setIsAnswered(true));
  });
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted]);
  if (!isAnswered) return undefined;
  return data?.form ?? null;
}
