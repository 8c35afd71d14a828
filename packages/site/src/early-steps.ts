import { splitLanguage } from '@cotejo/core/editions';
import type { DataRouter } from 'react-router';

/** Steps through the history that the browser takes before a page is taken over. */
export interface EarlySteps {
  /** True: a step led to another address than the page was written for, and not only to a place on it. */
  readonly areElsewhere: () => boolean;
  /** Hands over to the router, which is told where the browser is now. */
  readonly end: (router: Pick<DataRouter, 'navigate'>) => void;
}

/**
 * Keeps from the router what it cannot follow yet: a link to a place on a page that is not taken over would end at the top. The
 * browser goes to the place by itself. To be called at once, and after entries are named.
 */
export function holdEarlySteps(place: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>): EarlySteps {
  let wasTaken = false;
  const addressNow = (): string => place.location.pathname + place.location.search;
  const address = addressNow();
  const hold = (event: Event): void => {
    wasTaken = true;
    event.stopImmediatePropagation();
  };
  place.addEventListener('popstate', hold);
  return {
    areElsewhere: () => addressNow() !== address,
    end: (router) => {
      place.removeEventListener('popstate', hold);
      const { pathname, search, hash } = place.location;
      // The router knows paths without their language.
      const { path } = splitLanguage(pathname);
      if (wasTaken) void router.navigate({ pathname: path, search, hash }, { replace: true, preventScrollReset: true });
      wasTaken = false;
    },
  };
}
