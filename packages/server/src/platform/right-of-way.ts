/** What lets work that is waited for go before work that can wait, within one thread. */
export interface RightOfWay {
  /** Does work that somebody waits for. */
  readonly waitedFor: <Done>(work: () => Promise<Done>) => Promise<Done>;
  /** Resolves when work that can wait may go on: at once, unless much is waited for; then in its turn, a few a second. */
  readonly toGoOn: () => Promise<void>;
}

/** Pieces under way beside which everything else goes on as ever: what a machine does with ease. */
const easy = 8;
/** While there are more, one piece of the other work goes on each time this is over: it is late and never forgotten. Milliseconds. */
const turnMilliseconds = 150;

/**
 * Nobody is on the way yet. Who can wait goes on in the order in which they came, however long the others keep coming; when those
 * are fewer again, all go on at once.
 */
export function createRightOfWay(): RightOfWay {
  const waiting: (() => void)[] = [];
  const state: { underWay: number; timer: NodeJS.Timeout | null } = { underWay: 0, timer: null };

  function letGo(): void {
    if (state.timer !== null) clearInterval(state.timer);
    state.timer = null;
    for (const goOn of waiting.splice(0)) goOn();
  }

  return {
    waitedFor: async (work) => {
      state.underWay += 1;
      try {
        return await work();
      } finally {
        state.underWay -= 1;
        if (state.underWay <= easy && waiting.length > 0) letGo();
      }
    },
    toGoOn: async () => {
      if (state.underWay <= easy) return;
      state.timer ??= setInterval(() => {
        waiting.shift()?.();
        if (waiting.length === 0) letGo();
      }, turnMilliseconds);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    },
  };
}
