import { Icon } from '@cotejo/ui/icon';
import { Popover } from '@cotejo/ui/popover';
import { useTexts } from '../../texts/use-texts.ts';
import { comparatorTexts } from './texts.ts';

/**
 * Says that the list is worked out on this device, and what leaves it all the same. It stands under the profile, in room
 * that is always there, so that nothing moves when it appears.
 */
export function LocalNotice() {
  const t = useTexts(comparatorTexts);
  return (
    <div className="absolute top-full left-0 mt-1">
      <Popover
        label={t('localShort')}
        // The price filter is below it, and to get there a mouse crosses this line.
        opensOnHover={false}
        triggerClass="relative flex h-6 items-center gap-1.5 rounded-control text-sm leading-none text-ink-2 before:absolute before:-inset-y-2.5 before:inset-x-0 hover:text-action lg:pointer-fine:before:inset-y-0"
        trigger={
          <>
            <Icon name="lock" className="size-3.5 text-action" />
            <span className="hidden lg:inline">{t('localLong')}</span>
            <span className="lg:hidden">{t('localShort')}</span>
            <Icon name="down" className="size-3.5" />
          </>
        }
      >
        <div className="grid gap-2">
          <p>{t('localHere')}</p>
          <p>{t('localSent')}</p>
        </div>
      </Popover>
    </div>
  );
}
