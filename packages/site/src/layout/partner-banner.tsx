import { readableOn } from '@cotejo/ui/contrast';
import type { PartnerFrame } from './site-facts.ts';

/** A partner's name above every page of its host, in its own colour where it set one (A1-37, A1-38). */
export function PartnerBanner({ banner: { name, color, layout } }: { readonly banner: NonNullable<PartnerFrame['banner']> }) {
  const style = color === null ? {} : { backgroundColor: color, color: readableOn(color) };
  return (
    <p data-banner={layout} style={style} className="bg-action-soft text-ink">
      <span className={`wrap block py-2 text-sm font-semibold ${layout === 'center' ? 'text-center' : ''}`}>{name}</span>
    </p>
  );
}
