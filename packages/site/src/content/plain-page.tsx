import type { Language } from '@cotejo/core/editions';
import type { ReactNode } from 'react';
import { PageHead } from '../head/page-head.tsx';
import type { Breadcrumb } from '../head/structured-data.ts';
import { PageMain } from '../layout/page-main.tsx';

const noWay: readonly Breadcrumb[] = [];

interface PlainPageProps {
  readonly title: string;
  /** One sentence under the title, also for search engines unless `description` says more. */
  readonly lead?: string | undefined;
  readonly description?: string | undefined;
  /** Language of title, lead and description where it is not the page's. */
  readonly lang?: Language | undefined;
  /** The page's own path: its canonical address. */
  readonly path: string;
  readonly isPrivate?: boolean;
  /** Own path of the feed that tells what is new here. */
  readonly feed?: string;
  /** Pages between the first one and this. */
  readonly way?: readonly Breadcrumb[];
  readonly children: ReactNode;
}

/** A page of text, cards or a short form: its title, a sentence, and what it shows. */
export function PlainPage(props: PlainPageProps) {
  const { title, lead, description = lead, lang, path, isPrivate = false, way = noWay, children } = props;
  return (
    <PageMain className="bg-surface">
      <PageHead
        title={title}
        {...(description === undefined ? {} : { description })}
        {...(lang === undefined ? {} : { lang })}
        path={path}
        isPrivate={isPrivate}
        {...(props.feed === undefined ? {} : { feed: props.feed })}
        breadcrumbs={[...way, { name: title, path }]}
      />
      <div className="wrap pt-8 pb-14 lg:pt-14 lg:pb-20">
        <h1 lang={lang} className="max-w-text text-2xl tracking-tight lg:text-3xl">
          {title}
        </h1>
        {lead && (
          <p lang={lang} className="mt-3 max-w-text text-lg leading-normal text-ink-2">
            {lead}
          </p>
        )}
        <div className="mt-7 lg:mt-9">{children}</div>
      </div>
    </PageMain>
  );
}
