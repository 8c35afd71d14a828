import { Popover } from '@cotejo/ui/popover';
import { textLinkClass } from '@cotejo/ui/text-link';
import { useId } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { HowOrder, type HowOrderProps } from './how-order.tsx';
import { listTexts } from './list-texts.ts';
import { WrittenFirst } from './written-first.tsx';

/** Opens why the list is in this order, also without script: the server writes it, and the script of cards has it follow the list. */
export function HowWeOrder(how: Omit<HowOrderProps, 'panelId'>) {
  const panelId = useId();
  const t = useTexts(listTexts);
  return (
    <div className="lg:inline-block">
      <Popover
        trigger={t('howWeOrder')}
        triggerClass={textLinkClass({ alone: true })}
        label={t('howWeOrder')}
        panelId={panelId}
        opensOnHover={false}
      >
        <WrittenFirst name="how-order" then={(script) => <script.HowOrder {...how} panelId={panelId} />}>
          {import.meta.env.SSR && <HowOrder {...how} panelId={panelId} />}
        </WrittenFirst>
      </Popover>
    </div>
  );
}
