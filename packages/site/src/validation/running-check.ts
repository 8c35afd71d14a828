import { warnInBrowser } from '../browser-log.ts';

/** How long a visitor waits for what checks a profile; then it counts as missing. */
const mostMilliseconds = 3_000;

/** What became of a check: '' where it says only that something is wrong, null where it says nothing. */
export interface CheckState {
  readonly isRunning: boolean;
  readonly message: string | null;
}

/** No check runs, and none has said anything. */
export const unchecked: CheckState = { isRunning: false, message: null };

/** What is wrong, within seconds; null also where that cannot be told, which is logged: the form works without it (B5-33). */
export async function messageInTime(ask: () => Promise<string | null>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (why: string): null => {
    warnInBrowser(`what checks whole profiles ${why}`);
    return null;
  };
  const late = new Promise<null>((settle) => {
    timer = setTimeout(() => settle(tell('did not come in time')), mostMilliseconds);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return tell('cannot be loaded');
  } finally {
    clearTimeout(timer);
  }
}

interface RunningCheck {
  /** Asks what is wrong, and goes on where it is nothing. Does nothing while another one runs. */
  readonly begin: (ask: () => Promise<string | null>, onValid: () => void) => void;
  /** Nobody waits any longer for what is asked, and nothing is said of what was: it was about other answers. */
  readonly drop: () => void;
}

/** One check at a time of a form that may change meanwhile; each state is told. */
export function createRunningCheck(onState: (state: CheckState) => void): RunningCheck {
  let running: object | null = null;
  return {
    begin: (ask, onValid) => {
      if (running !== null) return;
      const mine = {};
      running = mine;
      onState({ isRunning: true, message: null });
      void messageInTime(ask).then((message) => {
        if (running !== mine) return;
        running = null;
        onState({ isRunning: false, message });
        if (message === null) onValid();
      });
    },
    drop: () => {
      running = null;
      onState(unchecked);
    },
  };
}
