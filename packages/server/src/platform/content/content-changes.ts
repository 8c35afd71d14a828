import { listen } from '../database/listen.ts';
import { contentChanged } from './content-store.ts';

/** What a process is told of changes to texts, lists, partners, landings, articles and forms, whoever made them. */
export interface ContentChanges {
  /** Another number after each change: what was read under an older one may be another answer by now. */
  readonly version: () => number;
  /** Calls `react` after each change, and when one may have been missed. Answers what ends it. */
  readonly subscribe: (react: () => void) => () => void;
  /** Tells this process of a change. */
  readonly tell: () => void;
}

/** Changes of a process that hears of none but its own. */
export function createContentChanges(): ContentChanges {
  const reactions = new Set<() => void>();
  const state = { version: 0 };
  return {
    version: () => state.version,
    subscribe: (react) => {
      // A function of its own each time, so that who subscribes twice ends one of the two.
      const reaction = (): void => react();
      reactions.add(reaction);
      return () => void reactions.delete(reaction);
    },
    tell: () => {
      state.version += 1;
      for (const react of reactions) react();
    },
  };
}

export interface FollowedContent extends ContentChanges {
  readonly close: () => Promise<void>;
}

/**
 * Changes that any process of the database makes, heard on a connection of its own; after it broke and was made again, one
 * change is told for those that were missed. Rejects when the first connection fails.
 */
export async function followContentChanges({
  url,
  onError,
}: {
  readonly url: string;
  /** Told of a connection that broke. */
  readonly onError: (error: Error) => void;
}): Promise<FollowedContent> {
  const changes = createContentChanges();
  const listener = await listen({ url, channel: contentChanged, onNotification: () => changes.tell(), onError });
  return { ...changes, close: listener.close };
}
