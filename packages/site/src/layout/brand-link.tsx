import { href } from '@cotejo/contract/paths';
import { useEdition } from '../edition-context.ts';
import { PlainLink } from './plain-link.tsx';

/** Mark and product name, leading home. */
export function BrandLink() {
  const { brand } = useEdition();
  return (
    <PlainLink
      to={href('home', {})}
      className="flex min-h-11 items-center gap-1.5 font-extrabold @sm:gap-2.5 text-ink no-underline"
    >
      <span
        aria-hidden="true"
        className="grid size-8.5 place-items-center rounded-control bg-action text-sm font-extrabold text-action-ink"
      >
        {brand.code}
      </span>
      <span className="tracking-tight @max-few:sr-only">{brand.name}</span>
    </PlainLink>
  );
}
