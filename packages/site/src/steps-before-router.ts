type Follow = (event: PopStateEvent) => void;

let follower: Follow | null = null;

/** Lets a part of a page follow Back and Forward before the router does. To be called before the router is made: who listens first hears first. */
export function letFollowSteps(place: Pick<Window, 'addEventListener'>): void {
  place.addEventListener('popstate', (event) => follower?.(event));
}

/** Follows each step before the router, which does not hear of one whose event is stopped. Answers how to stop; one follows at a time. */
export function followBeforeRouter(follow: Follow): () => void {
  follower = follow;
  return () => {
    if (follower === follow) follower = null;
  };
}
