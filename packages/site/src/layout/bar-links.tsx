import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { useTexts } from '../texts/use-texts.ts';
import { PlainLink } from './plain-link.tsx';
import { layoutTexts } from './texts.ts';

/** Contacto (A2.1-07) and Portal clientes (A2.1-08), beside each other or under each other as `placeClass` says. */
export function BarLinks({ className, placeClass }: { readonly className?: string; readonly placeClass: string }) {
  const t = useTexts(layoutTexts);
  const look = buttonClass({ look: 'outline', size: 'small', className });
  return (
    <div className={placeClass}>
      <PlainLink to={href('contact', {})} className={look}>
        {t('contact')}
      </PlainLink>
      <PlainLink to={href('clientPortal', {})} className={look}>
        {t('clientPortal')}
      </PlainLink>
    </div>
  );
}
