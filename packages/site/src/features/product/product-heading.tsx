import type { Item } from '@cotejo/contract/compare';
import { comparatorHref } from '@cotejo/contract/paths';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { Badge } from '@cotejo/ui/badge';
import { Mark } from '@cotejo/ui/mark';
import { textLinkClass } from '@cotejo/ui/text-link';
import { Link } from 'react-router';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { ExplainedTerm } from '../../layout/explained-term.tsx';
import { wayTexts } from '../../layout/way-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { productTexts } from '../../product-detail/texts.ts';

interface ProductHeadingProps {
  readonly item: Item;
  readonly comparator: { readonly url: string; readonly displayName: string } | null;
}

/** Way back, mark, name and who offers it. */
export function ProductHeading({ item, comparator }: ProductHeadingProps) {
  const t = useTexts(wayTexts);
  const tProduct = useTexts(productTexts);
  const spanish = useSpanishMark();
  const { organization } = item;
  // Of an isapre plan the category is its modality, which the facts say.
  const isSaid = item.codigoplan !== null || item.insuranceMetadata.category === item.insuranceType.displayName;
  const category = isSaid ? null : item.insuranceMetadata.category;
  const facts = [organization.displayName, item.productCode, item.insuranceMetadata.modality ?? item.insuranceType.displayName];
  const { description } = item.insuranceType;
  const typeTerm = description !== '' && (
    <ExplainedTerm word={tProduct('typeWord', { type: category ?? facts.at(-1) ?? '' })}>
      <span {...spanish}>{description}</span>
    </ExplainedTerm>
  );
  return (
    <div className="min-w-0">
      <nav aria-label={t('youAreIn')} className="text-sm text-ink-2 max-lg:-my-2.5">
        <ol className="flex flex-wrap gap-x-1.5">
          {comparator && (
            <li className="flex items-center gap-1.5">
              <Link
                to={comparatorHref(comparator.url)}
                className={textLinkClass({ look: 'quiet', className: 'max-lg:min-h-11' })}
              >
                {comparator.displayName}
              </Link>
              <span aria-hidden="true">›</span>
            </li>
          )}
          <li className="flex items-center gap-1.5">
            <Link to={organizationPath(organization)} className={textLinkClass({ look: 'quiet', className: 'max-lg:min-h-11' })}>
              {organization.displayName}
            </Link>
            <span aria-hidden="true">›</span>
          </li>
          <li {...spanish} aria-current="page" className="flex min-h-6 items-center">
            {item.displayName}
          </li>
        </ol>
      </nav>
      <div className="mt-3.5 flex items-center gap-4">
        <Mark letters={organization.metadata.mark} hue={organization.metadata.hue} size="large" />
        <div className="min-w-0">
          <h1 {...spanish} className="text-xl tracking-tight lg:text-2xl">
            {item.displayName}
          </h1>
          <p className="tabular text-ink-2">
            {facts.join(' · ')}
            {category === null && typeTerm}
          </p>
          {category !== null && (
            <p className="mt-1.5">
              <Badge>{category}</Badge>
              {typeTerm}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
