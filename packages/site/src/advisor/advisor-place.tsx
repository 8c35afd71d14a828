import { href } from '@cotejo/contract/paths';
import { Button } from '@cotejo/ui/button';
import { useEffect, useState } from 'react';
import { useAddressOf } from '../head/site-urls.ts';
import { isInternal } from '../shell/internal-traffic.ts';
import { local, recall } from '../shell/kept-values.ts';
import type { Referral } from '../storage/referral-store.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useHydrated } from '../use-hydrated.ts';
import type * as Dialogs from './advisor-dialogs.tsx';
import { advisorTexts } from './advisor-texts.ts';
import { useReferral } from './own-referral.ts';

const loadDialogs = () => import('./advisor-dialogs.tsx');

function preload(): void {
  loadDialogs().catch(() => undefined);
}

/** Passes on the address that names who sent the visitor (B4-68); that of the site, for who is of the house and was sent by nobody. */
function ShareReferral({ referral }: { readonly referral: Referral | null }) {
  const t = useTexts(advisorTexts);
  const addressOf = useAddressOf();
  const [said, setSaid] = useState<string | null>(null);
  const id = referral?.id;
  const address = addressOf(id === undefined ? href('home', {}) : href('referrer', { id }));
  const share = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setSaid(t('copied')),
      () => setSaid(t('notCopied', { address })),
    );
  };
  return (
    <>
      <Button look="outline" size="small" onClick={share}>
        {t('share')}
      </Button>
      <p role="status" className="basis-full text-sm wrap-anywhere text-ink-2 empty:hidden">
        {said}
      </p>
    </>
  );
}

function AdvisorQuestion() {
  const t = useTexts(advisorTexts);
  const referral = useReferral();
  const [box, setBox] = useState<Dialogs.AdvisorBox>({ kind: 'none' });
  const [typed, setTyped] = useState<string | null>(null);
  const [part, setPart] = useState<typeof Dialogs | null>(null);
  const [isShared] = useState(() => isInternal((key) => recall(local, key)));
  const isMissing = box.kind !== 'none' && part === null;
  useEffect(() => {
    if (!isMissing) return;
    loadDialogs().then(setPart, () => setBox({ kind: 'none' }));
  }, [isMissing]);
  const name = referral?.name;
  return (
    <section aria-labelledby="asesor" className="rounded-card border border-line bg-surface p-4.5 lg:p-7">
      <h2 id="asesor" className="text-lg">
        {t('question')}
      </h2>
      <p className="mt-1 text-ink-2">{name === undefined ? t('questionText') : t('known', { name })}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          look="outline"
          size="small"
          aria-haspopup="dialog"
          aria-busy={isMissing}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setBox({ kind: 'asked' })}
        >
          {t('open')}
        </Button>
        {(referral !== null || isShared) && <ShareReferral referral={referral} />}
      </div>
      {part !== null && (
        <part.AdvisorDialogs box={box} onBox={setBox} typed={typed ?? referral?.email ?? ''} onTyped={setTyped} />
      )}
    </section>
  );
}

/** For who comes by an adviser (B §2.12); what a browser keeps of one is known to its script alone, so without script it asks nothing. */
export function AdvisorPlace() {
  return useHydrated() ? <AdvisorQuestion /> : null;
}
