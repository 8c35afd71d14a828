/** What lets work that is waited for go before work that can wait, within one thread. */
export interface RightOfWay {
  /** Does work that somebody waits for. */
  readonly waitedFor: <Done>(work: () => Promise<Done>) => Promise<Done>;
  /** Resolves when work that can wait may go on: at once, unless much is waited for; then in its turn, a few a second. */
  readonly toGoOn: () => Promise<void>;
}

/** Pieces under way beside which everything else goes on as ever: what a machine does with ease. */
const easy = 8;
/**
 * While there are more, one piece of the other work goes on each time this is over: it is late and never forgotten. There are more until
 * there were none for as long: pieces that are done together are followed by others. Milliseconds.
 */
const turnMilliseconds = 150;

/**
 * Nobody is on the way yet. Who can wait goes on in the order in which they came, however long the others keep coming; soon after those
 * are few again, all go on.
 */
export function createRightOfWay(): RightOfWay {
  const waiting: (() => void)[] = [];
  const state: { underWay: number; muchUntil: number; timer: NodeJS.Timeout | null } = { underWay: 0, muchUntil: 0, timer: null };

  const isMuch = (): boolean => state.underWay > easy || performance.now() < state.muchUntil;

  function noteIfMuch(): void {
    if (state.underWay > easy) state.muchUntil = performance.now() + turnMilliseconds;
  }

  function turn(): void {
    for (const goOn of waiting.splice(0, isMuch() ? 1 : waiting.length)) goOn();
    if (waiting.length > 0 || state.timer === null) return;
    clearInterval(state.timer);
    state.timer = null;
  }

  return {
    waitedFor: async (work) => {
      state.underWay += 1;
      noteIfMuch();
      try {
        return await work();
      } finally {
        noteIfMuch();
        state.underWay -= 1;
      }
    },
    toGoOn: async () => {
      if (waiting.length === 0 && !isMuch()) return;
      state.timer ??= setInterval(turn, turnMilliseconds);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    },
  };
}
