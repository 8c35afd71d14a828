import { Icon } from '@cotejo/ui/icon';
import { useContactWays } from '../../layout/use-contact-ways.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { shareTexts } from './share-texts.ts';

const wayClass =
  'flex min-h-11 grow basis-0 items-center justify-center gap-2 rounded-control border border-control bg-surface px-2 font-semibold text-action no-underline hover:bg-action-soft lg:size-12 lg:grow-0 lg:basis-auto lg:rounded-full lg:p-0 lg:shadow-float @max-few:px-0';

/**
 * Floats beside a product: WhatsApp, and on a phone a call (B2.11-15, B2.11-16). There it is a bar with room of its own, which
 * goes while the visitor reads on. Links alone: nothing of others is loaded.
 */
export function SocialBar() {
  const t = useTexts(shareTexts);
  const { whatsApp, phone } = useContactWays();
  return (
    <nav aria-label={t('ask')} data-floats data-bar-bottom="phone" className="fixed ask-bar max-lg:@container">
      <div className="flex gap-2.5 max-lg:px-4 max-lg:py-2.5 @max-few:gap-1 @max-few:px-2">
        {whatsApp !== null && (
          <a href={whatsApp} target="_blank" rel="noopener" aria-label={t('askByWhatsApp')} className={wayClass}>
            <Icon name="chat" className="size-5 @max-few:hidden" />
            <span className="lg:hidden">{t('byWhatsApp')}</span>
          </a>
        )}
        <a href={phone} className={`${wayClass} lg:hidden`}>
          <Icon name="phone" className="size-5 @max-few:hidden" />
          {t('call')}
        </a>
      </div>
    </nav>
  );
}
