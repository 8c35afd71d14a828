import { lazy, Suspense, useState, type ComponentType } from 'react';
import {
  redirectDocument,
  type ActionFunction,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from 'react-router';
import { warnInBrowser } from '../browser-log.ts';
import type { PageModule } from './page-spec.ts';

const notFoundStatus = 404;

/** The browser loads the document: the server redirects old paths, and its pages without script need no module here. */
export function loadDocument({ request }: Pick<LoaderFunctionArgs, 'request'>): Response {
  return redirectDocument(request.url);
}

/** A page as both sides write it: whole in the HTML, and taken over by script when that is there. */
export function pageInDocument(Page: ComponentType): ComponentType {
  return function PageInDocument() {
    return (
      <Suspense>
        <Page />
      </Suspense>
    );
  };
}

/** What the pages of a visit are taken over with. */
export interface PageScript {
  /** When the page that was loaded is to be taken over. */
  readonly wanted: Promise<void>;
  /** Brings what surrounds every page. */
  readonly surround: () => Promise<(Page: ComponentType) => ComponentType>;
}

interface HeldPage {
  readonly module: PageModule;
  readonly Shown: ComponentType;
}

/** A page whose script cannot be had stays as the server wrote it: its links and forms work. */
async function waitForEver(error: unknown): Promise<never> {
  warnInBrowser(`the script of the page could not be loaded: ${String(error)}`);
  return new Promise(() => undefined);
}

/** The parts of a page's route. */
interface LaterParts {
  readonly Component: ComponentType;
  readonly loader: LoaderFunction;
  readonly action: ActionFunction;
  readonly shouldRevalidate: ShouldRevalidateFunction;
}

/**
 * A page with script whose module comes after the document was taken over, as soon as it is wanted (docs/decisions/0213). Going
 * to the page asks for its module at once. An address that the page does not have is loaded whole, so that the server answers
 * and reports it.
 */
export function laterPage(load: () => Promise<PageModule>, { wanted, surround }: PageScript): LaterParts {
  let held: HeldPage | null = null;
  async function bring(): Promise<HeldPage> {
    if (held !== null) return held;
    const [module, within] = await Promise.all([load(), surround()]);
    held = { module, Shown: within(module.Component) };
    return held;
  }

  const Later = lazy(async () => {
    await wanted;
    const { Shown } = await bring().catch(waitForEver);
    return { default: Shown };
  });

  function Page() {
    // What is there is shown at once; the choice lasts as long as the page.
    const [Shown] = useState<ComponentType>(() => held?.Shown ?? Later);
    return <Shown />;
  }

  return {
    Component: pageInDocument(Page),
    shouldRevalidate: (args) => held?.module.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    loader: async (args) => {
      const { module } = await bring();
      try {
        return (await module.loader?.(args)) ?? null;
      } catch (thrown) {
        if (thrown instanceof Response && thrown.status === notFoundStatus) return loadDocument(args);
        throw thrown;
      }
    },
    action: async (args) => (await bring()).module.action?.(args) ?? null,
  };
}
