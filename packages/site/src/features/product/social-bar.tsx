import { Icon } from '@cotejo/ui/icon';
import { useContactWays } from '../../layout/use-contact-ways.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { shareTexts } from './share-texts.ts';

const wayClass =
  'grid size-12 place-items-center rounded-full border border-control bg-surface text-action shadow-float hover:bg-action-soft';

/** Floats beside a product: WhatsApp, and on a phone a call (B2.11-15, B2.11-16). Links alone: nothing of others is loaded. */
export function SocialBar() {
  const t = useTexts(shareTexts);
  const { whatsApp, phone } = useContactWays();
  return (
    <nav
      aria-label={t('ask')}
      data-floats
      className="fixed right-4 bottom-[calc(var(--bar-bottom)+var(--strip)+1rem)] z-10 flex gap-2.5 print:hidden"
    >
      {whatsApp !== null && (
        <a href={whatsApp} target="_blank" rel="noopener" className={wayClass}>
          <Icon name="chat" />
          <span className="sr-only">{t('askByWhatsApp')}</span>
        </a>
      )}
      <a href={phone} className={`${wayClass} lg:hidden`}>
        <Icon name="phone" />
        <span className="sr-only">{t('call')}</span>
      </a>
    </nav>
  );
}
