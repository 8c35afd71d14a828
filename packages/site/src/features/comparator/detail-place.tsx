import { splitLanguage } from '@cotejo/core/editions';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type * as Dialog from './detail-dialog.tsx';

/**
 * Where the detail of a product opens over the list (A2.3-28). The address bar then shows the product's page: a reload, a copy
 * of it or another tab have that page, and Back is the list. Where the script of it cannot be had, the page is gone to.
 */
export function DetailPlace() {
  const { mask } = useLocation();
  const navigate = useNavigate();
  const [part, setPart] = useState<typeof Dialog | null>(null);
  const productUrl = mask ? splitLanguage(mask.pathname).path : null;
  const isWanted = productUrl !== null && part === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import('./detail-dialog.tsx').then(
      (loaded) => {
        if (!isGone) setPart(loaded);
      },
      () => {
        if (!isGone) void navigate(productUrl, { replace: true });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, productUrl, navigate]);
  return part && <part.DetailDialog productUrl={productUrl} onClose={() => void navigate(-1)} />;
}
