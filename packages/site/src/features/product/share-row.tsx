import type { Item } from '@cotejo/contract/compare';
import { Button, buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useState } from 'react';
import { useAddressOf } from '../../head/site-urls.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { shareTexts } from './share-texts.ts';

const wayClass = buttonClass({ look: 'outline', size: 'small' });

/** Passes the product's address on, which says nothing of the visitor; copying needs script, the links do not. */
export function ShareRow({ item }: { readonly item: Item }) {
  const t = useTexts(shareTexts);
  const address = useAddressOf()(item.url);
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const message = t('message', { product: item.displayName, organization: item.organization.displayName, address });
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  };
  return (
    <section aria-labelledby="compartir" className="flex flex-wrap items-center gap-2.5">
      <h2 id="compartir" className="mr-1 text-base">
        {t('share')}
      </h2>
      <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noopener" className={wayClass}>
        <Icon name="chat" className="size-4" />
        {t('byWhatsApp')}
      </a>
      <a
        href={`mailto:?subject=${encodeURIComponent(item.displayName)}&body=${encodeURIComponent(message)}`}
        className={wayClass}
      >
        <Icon name="mail" className="size-4" />
        {t('byEmail')}
      </a>
      {isHydrated && (
        <Button look="outline" size="small" onClick={copy}>
          <Icon name="share" className="size-4" />
          {t('copy')}
        </Button>
      )}
      <p role="status" className="basis-full text-sm text-ink-2 empty:hidden">
        {outcome !== null && t(outcome)}
      </p>
    </section>
  );
}
