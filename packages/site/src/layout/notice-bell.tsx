import type { Notification } from '@cotejo/contract/site-content';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { memo } from 'react';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { PlainLink } from './plain-link.tsx';
import { useFrameFacts } from './site-facts.ts';
import { layoutTexts } from './texts.ts';

const panelId = 'avisos';

/** What is new, the newest first; of it the visitor's browser keeps what was read (A2.1-12). */
function NoticeList({ notices }: { readonly notices: readonly Notification[] }) {
  const t = useTexts(layoutTexts);
  return (
    <section id={panelId} popover="auto" aria-label={t('notices')} className="top-panel notice-panel p-2">
      <ul>
        {notices.map(({ id, title, text, url }) => (
          <li key={id}>
            <PlainLink to={url} className="block rounded-control px-3 py-2.5 text-ink no-underline hover:bg-surface-2">
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-ink-2">{text}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The bell, where there is anything to tell (A2.1-10). The frame's script shows the badge while something is unread (A2.1-11)
 * and takes it away when the list was opened, so React leaves the badge alone.
 */
export const NoticeBell = memo(function NoticeBell() {
  const t = useTexts(layoutTexts);
  const { brand } = useEdition();
  const { notices } = useFrameFacts();
  if (notices.length === 0) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        data-notices={notices.map(({ id }) => id).join(' ')}
        data-read-key={`${brand.code}_NOTICES_READ`}
        className={buttonClass({ look: 'outline', size: 'icon', className: 'bar-sign lg:pointer-fine:min-h-9' })}
      >
        <Icon name="bell" />
        <span className="sr-only">{t('notices')}</span>
        <span data-badge hidden suppressHydrationWarning className="notice-badge">
          <span aria-hidden="true">+1</span>
          <span className="sr-only">{t('unread')}</span>
        </span>
      </button>
      <NoticeList notices={notices} />
    </>
  );
});
