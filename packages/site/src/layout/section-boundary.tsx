import { Button } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { layoutTexts } from './texts.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly renderFailure: (retry: () => void) => ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override state: BoundaryState = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderFailure(() => this.setState({ hasFailed: false })) : this.props.children;
  }
}

/**
 * A part of a page that may break in the browser without taking the rest along: it says so and may be tried again. On the
 * server a bug ends the page, so that it is logged once and answered as a failure.
 */
export function SectionBoundary({ children }: { readonly children: ReactNode }) {
  const t = useTexts(layoutTexts);
  return (
    <Boundary
      renderFailure={(retry) => (
        <Notice role="alert" tone="warm" title={t('sectionBroken')}>
          <Button size="small" look="outline" className="mt-3" onClick={retry}>
            {t('retry')}
          </Button>
        </Notice>
      )}
    >
      {children}
    </Boundary>
  );
}
