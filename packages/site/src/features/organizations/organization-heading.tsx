import type { OrganizationAnswer } from '@cotejo/contract/catalogue';
import { Mark } from '@cotejo/ui/mark';
import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../head/structured-data.ts';
import { Crumbs } from '../../layout/crumbs.tsx';

interface OrganizationHeadingProps {
  readonly organization: Pick<OrganizationAnswer, 'metadata'>;
  readonly steps: readonly Breadcrumb[];
  readonly title: string;
  readonly lead: string;
  /** Short facts under the lead. */
  readonly children?: ReactNode;
}

/** Where the page belongs, the organisation's mark, the title and a sentence. */
export function OrganizationHeading({ organization: { metadata }, steps, title, lead, children }: OrganizationHeadingProps) {
  return (
    <div className="border-b border-line bg-surface-2">
      <div className="wrap pt-4 pb-7 lg:pt-6 lg:pb-10">
        <Crumbs steps={steps} />
        <div className="mt-5 flex items-start gap-4 lg:gap-5">
          <Mark letters={metadata.mark} hue={metadata.hue} size="large" />
          <div className="min-w-0">
            <h1 className="text-2xl tracking-tight lg:text-3xl">{title}</h1>
            <p className="mt-2 max-w-text text-lg leading-normal text-ink-2">{lead}</p>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
