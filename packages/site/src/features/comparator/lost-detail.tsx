import { Button, buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { textLinkClass } from '@cotejo/ui/text-link';
import { useNavigate, type Location } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { cardLaterTexts } from './card-later-texts.ts';
import { detailTexts } from './detail-texts.ts';

interface LostDetailProps {
  /** Where the detail would have been: the list's address, masked by the product's. */
  readonly lost: Location;
  readonly onClose: () => void;
}

/** Says over the foot of a list that the detail of a product cannot be had, with both ways to it. The list stays as it is. */
export function LostDetail({ lost, onClose }: LostDetailProps) {
  const [t, tDetail] = [useTexts(cardLaterTexts), useTexts(detailTexts)];
  const navigate = useNavigate();
  const { pathname, search, mask } = lost;
  const again = (): void => {
    onClose();
    void navigate(pathname + search, { mask, preventScrollReset: true });
  };
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--bar-bottom) z-10 flex justify-center p-4">
      <div className="pointer-events-auto flex max-w-text items-start gap-2 rounded-card border border-line bg-surface py-3.5 pr-2 pl-4.5 shadow-float">
        <div>
          <p className="font-bold">{t('detailLost')}</p>
          <p className="text-ink-2">{t('detailLostWhy')}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button look="outline" size="small" onClick={again}>
              {tDetail('retry')}
            </Button>
            {/* Loaded whole: of a newer version of the page the script has other names. */}
            <a href={mask?.pathname} className={textLinkClass({ alone: true })}>
              {tDetail('wholePage')}
            </a>
          </div>
        </div>
        <button
          type="button"
          onClick={onClose}
          className={buttonClass({ look: 'quiet', size: 'icon', className: '-mt-2 text-ink-2' })}
        >
          <Icon name="close" className="size-4" />
          <span className="sr-only">{t('detailLostClose')}</span>
        </button>
      </div>
    </div>
  );
}
