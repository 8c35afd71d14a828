import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { useTexts } from '../texts/use-texts.ts';
import { FrameLink } from './frame-link.tsx';
import { layoutTexts } from './texts.ts';

/** Contacto (A2.1-07) and Portal clientes (A2.1-08), beside each other or under each other as `placeClass` says. */
export function BarLinks({ className, placeClass }: { readonly className?: string; readonly placeClass: string }) {
  const t = useTexts(layoutTexts);
  const look = buttonClass({ look: 'outline', size: 'small', className });
  return (
    <div className={placeClass}>
      <FrameLink to={href('contact', {})} className={look}>
        {t('contact')}
      </FrameLink>
      <FrameLink to={href('clientPortal', {})} className={look}>
        {t('clientPortal')}
      </FrameLink>
    </div>
  );
}
