import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useContactWays } from '../layout/use-contact-ways.ts';
import { useTexts } from '../texts/use-texts.ts';
import { contentTexts } from './texts.ts';

/** The way from questions to somebody who answers one that is not there (B2.11-13); nothing where nobody answers messages. */
export function ExecutiveChat() {
  const t = useTexts(contentTexts);
  const { whatsApp } = useContactWays();
  if (whatsApp === null) return null;
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
