import { Popover } from '@cotejo/ui/popover';
import { textLinkClass } from '@cotejo/ui/text-link';
import { useTexts } from '../../texts/use-texts.ts';
import { HowOrder, type HowOrderProps } from './how-order.tsx';
import { listTexts } from './list-texts.ts';
import { WrittenFirst } from './written-first.tsx';

/** Opens why the list is in this order, also without script: the server writes it, and the script of cards has it follow the list. */
export function HowWeOrder(how: HowOrderProps) {
  const t = useTexts(listTexts);
  return (
    <div className="lg:inline-block">
      <Popover trigger={t('howWeOrder')} triggerClass={textLinkClass({ alone: true })} label={t('howWeOrder')}>
        <WrittenFirst name="how-order" then={(script) => <script.HowOrder {...how} />}>
          {import.meta.env.SSR && <HowOrder {...how} />}
        </WrittenFirst>
      </Popover>
    </div>
  );
}
