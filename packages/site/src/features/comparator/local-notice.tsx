import { Icon } from '@cotejo/ui/icon';
import { Popover } from '@cotejo/ui/popover';
import { useTexts } from '../../texts/use-texts.ts';
import { comparatorTexts } from './texts.ts';

/**
 * Says that the list is worked out on this device, and what leaves it all the same. It hangs on the lower edge of the
 * profile, 12 px below its text, so that nothing has to make room for it when it appears.
 */
export function LocalNotice() {
  const t = useTexts(comparatorTexts);
  return (
    <div className="absolute bottom-0 left-3 translate-y-2/3 lg:left-4">
      <Popover
        label={t('localShort')}
        triggerClass="relative flex h-6 items-center gap-1.5 rounded-full border border-line bg-surface pr-2.5 pl-2 text-sm leading-none text-ink-2 before:absolute before:-inset-y-2.5 before:inset-x-0 hover:border-action hover:text-action lg:pointer-fine:before:-inset-y-1"
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
