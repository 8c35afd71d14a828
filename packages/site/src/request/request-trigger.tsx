import type { ProfilePrice } from '@cotejo/contract/compare';
import { requestTab } from '@cotejo/contract/paths';
import { requestProcessOf } from '@cotejo/core/request-process';
import { buttonClass } from '@cotejo/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { usePlaceOverPage } from '../layout/use-place-over-page.ts';
import type { ProductPageData } from '../product-data/load-product.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useHydrated } from '../use-hydrated.ts';
import { bringRequestDialog, type RequestDialogPart } from './over-page.ts';
import { triggerTexts } from './trigger-texts.ts';
import { useAskedForm } from './use-asked-form.ts';

/** The script of the form, once it is wanted; `onFailure` is told where it cannot be had. */
function useDialogPart(isWanted: boolean, onFailure: () => void): RequestDialogPart | null {
  const [part, setPart] = useState<RequestDialogPart | null>(null);
  const fail = useEffectEvent(onFailure);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    bringRequestDialog().then(
      (loaded) => {
        if (!isGone) setPart(loaded);
      },
      () => {
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isMissing]);
  return part;
}

interface RequestTriggerProps {
  readonly data: ProductPageData;
  readonly price: ProfilePrice;
  /** Absent: 'Solicitar más información' (B2.1-02, B2.1-03). */
  readonly label?: string;
  /** What is said once a request went, in place of the usual (B8-06). */
  readonly sentText?: string;
}

function preload(): void {
  bringRequestDialog().catch(() => undefined);
}

/**
 * Opens the form of a request over the page of its product, as an entry of the history of its own: Back closes it. Without script,
 * and where its script cannot be had, it leads to the page of the request.
 */
export function RequestTrigger({ data, price, label, sentText }: RequestTriggerProps) {
  const t = useTexts(triggerTexts);
  const edition = useEdition();
  const isHydrated = useHydrated();
  const { isWanted, open, close } = usePlaceOverPage('solicitar');
  const navigate = useNavigate();
  const page = `${data.detail.item.url}/${requestTab}`;
  const part = useDialogPart(isWanted, () => void navigate(page, { replace: true }));
  const form = useAskedForm(requestProcessOf(data.line.questions, edition), isWanted);
  const isOpen = isWanted && part !== null && form !== undefined;
  const said = label ?? t('more');
  if (!isHydrated) {
    return (
      <Link to={page} className={buttonClass({ look: 'outline' })}>
        {said}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isWanted && !isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
        className={buttonClass({ look: 'outline' })}
      >
        {said}
      </button>
      {part !== null && form !== undefined && (
        <part.RequestDialog {...{ data, price, form, sentText }} open={isOpen} onClose={close} />
      )}
    </>
  );
}
