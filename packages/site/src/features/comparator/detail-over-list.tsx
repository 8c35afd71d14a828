import { splitLanguage } from '@cotejo/core/editions';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { bringPart } from '../../use-later.ts';
import type * as Dialog from './detail-dialog.tsx';
import { LostDetail } from './lost-detail.tsx';

const loadDialog = () => import('./detail-dialog.tsx');

/**
 * The detail of a product over the list (A2.3-28). The address bar then shows the product's page: a reload, a copy
 * of it or another tab have that page, and Back is the list. Where the script of it cannot be had, the list stays and says so (decision 0396).
 */
export function DetailOverList() {
  const location = useLocation();
  const navigate = useNavigate();
  const [part, setPart] = useState<typeof Dialog | null>(null);
  const [lost, setLost] = useState<Location | null>(null);
  const { mask } = location;
  const productUrl = mask ? splitLanguage(mask.pathname).path : null;
  const isWanted = productUrl !== null && part === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    bringPart(loadDialog).then(
      (loaded) => {
        if (!isGone) setPart(loaded);
      },
      () => {
        if (isGone) return;
        setLost(location);
        void navigate(-1);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, location, navigate]);
  return (
    <>
      {part && <part.DetailDialog productUrl={productUrl} onClose={() => void navigate(-1)} />}
      {/* There before it says something, so that it is read out. */}
      <div role="status">{lost && !isWanted && <LostDetail lost={lost} onClose={() => setLost(null)} />}</div>
    </>
  );
}
