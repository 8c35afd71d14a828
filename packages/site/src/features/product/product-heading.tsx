import type { Item } from '@cotejo/contract/compare';
import { comparatorHref } from '@cotejo/contract/paths';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { Badge } from '@cotejo/ui/badge';
import { Mark } from '@cotejo/ui/mark';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { Crumbs } from '../../layout/crumbs.tsx';
import { ExplainedTerm } from '../../layout/explained-term.tsx';
import { FactLine } from '../../product-data/fact-line.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { productTexts } from '../../product-detail/texts.ts';

interface ProductHeadingProps {
  readonly item: Item;
  readonly comparator: { readonly url: string; readonly displayName: string } | null;
}

/** Way back, mark, name and who offers it. */
export function ProductHeading({ item, comparator }: ProductHeadingProps) {
  const t = useTexts(productTexts);
  const spanish = useSpanishMark();
  const { organization } = item;
  // Of an isapre plan the category is its modality, which the facts say.
  const isSaid = item.codigoplan !== null || item.insuranceMetadata.category === item.insuranceType.displayName;
  const category = isSaid ? null : item.insuranceMetadata.category;
  const facts = [organization.displayName, item.productCode, item.insuranceMetadata.modality ?? item.insuranceType.displayName];
  const { description } = item.insuranceType;
  const typeTerm = description !== '' && (
    <ExplainedTerm word={t('typeWord', { type: category ?? facts.at(-1) ?? '' })}>
      <span {...spanish}>{description}</span>
    </ExplainedTerm>
  );
  const wider = comparator ? [{ name: comparator.displayName, path: comparatorHref(comparator.url) }] : [];
  const ownSteps = [
    { name: organization.displayName, path: organizationPath(organization) },
    { name: item.displayName, path: item.url },
  ];
  return (
    <div className="min-w-0">
      <Crumbs steps={[...wider, ...ownSteps]} lastLang={spanish.lang} />
      <div className="mt-3.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 max-sm:gap-y-2">
        <span className="sm:row-span-2">
          <Mark letters={organization.metadata.mark} hue={organization.metadata.hue} size="large" />
        </span>
        <h1 {...spanish} className="text-xl leading-tight tracking-tight sm:self-end lg:text-2xl">
          {item.displayName}
        </h1>
        <div className="max-sm:col-span-2 sm:self-start">
          <FactLine facts={facts} className="">
            {category === null && typeTerm}
          </FactLine>
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
