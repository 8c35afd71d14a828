import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { PageMain } from './page-main.tsx';
import { layoutTexts } from './texts.ts';

interface WayOnProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The first step offered, before home and contact. */
  readonly firstStep?: ReactNode;
  /** What else may help, below the steps. */
  readonly after?: ReactNode;
}

/** A page that has nothing to show still has a drawing, a reason and somewhere to go: home and contact (A2.1-28, A2.1-29). */
export function WayOn({ title, children, firstStep, after }: WayOnProps) {
  const t = useTexts(layoutTexts);
  return (
    <PageMain className="wrap grid content-center justify-items-center gap-3 py-14 text-center *:max-w-full lg:py-24">
      <LostCard />
      <h1 className="mt-3 text-2xl tracking-tight lg:text-3xl">{title}</h1>
      <div className="max-w-text text-ink-2">{children}</div>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {firstStep}
        <Link to={href('home', {})} className={buttonClass({ look: firstStep ? 'outline' : 'filled' })}>
          {t('toHome')}
        </Link>
        <Link to={href('contact', {})} className={buttonClass({ look: 'outline' })}>
          {t('contact')}
        </Link>
      </div>
      {after}
    </PageMain>
  );
}

/** Two plans side by side, the second one missing. */
function LostCard() {
  const t = useTexts(layoutTexts);
  return (
    <svg viewBox="0 0 160 104" className="h-26 w-40" fill="none" strokeWidth="2" role="img" aria-label={t('drawing')}>
      <rect x="9" y="9" width="64" height="86" rx="12" className="fill-surface stroke-line-2" />
      <rect x="21" y="21" width="18" height="18" rx="5" className="fill-action-soft" />
      <path d="M46 26h15M46 34h10M21 56h40M21 66h40M21 76h24" className="stroke-line-2" strokeWidth="4" strokeLinecap="round" />
      <rect x="87" y="9" width="64" height="86" rx="12" className="stroke-control" strokeDasharray="6 6" />
      <path
        d="M111 45c0-5 3.5-8 8-8s8 3 8 7.500c0 6-8 6-8 12m0 8v.5"
        className="stroke-action"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
