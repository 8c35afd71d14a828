import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { savedKeyOf } from '../comparison/saved-key.ts';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { PlainLink } from './plain-link.tsx';
import { layoutTexts } from './texts.ts';

/** The way to the comparisons kept in this browser; the frame's script shows it, with their number, where there are any. */
export function SavedLink({ isShort = false, className }: { readonly isShort?: boolean; readonly className: string }) {
  const t = useTexts(layoutTexts);
  const { brand } = useEdition();
  return (
    <PlainLink
      to={href('compareProducts', {})}
      data-saved-key={savedKeyOf(brand.code)}
      hidden
      className={buttonClass({ look: 'outline', size: 'small', className })}
    >
      <Icon name="bookmark" />
      <span className={isShort ? 'sr-only' : ''}>{t('saved')}</span> <span data-count className="tabular font-bold" />
    </PlainLink>
  );
}
