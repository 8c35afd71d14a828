import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useFrameFacts } from '../layout/site-facts.ts';
import { useContactWays } from '../layout/use-contact-ways.ts';
import { useTexts } from '../texts/use-texts.ts';
import { contentTexts } from './texts.ts';

/**
 * The way from questions to somebody who answers one that is not there (B2.11-13); nothing where nobody answers messages, nor on
 * a partner's host, whose visitors the partner answers (B5-54).
 */
export function ExecutiveChat() {
  const t = useTexts(contentTexts);
  const { whatsApp } = useContactWays();
  const { partner } = useFrameFacts();
  if (whatsApp === null || partner !== null) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      {t('notAsked')}
      <a href={whatsApp} target="_blank" rel="noopener" className={buttonClass({ look: 'outline', size: 'small' })}>
        <Icon name="chat" className="size-4" />
        {t('askExecutive')}
      </a>
    </p>
  );
}
