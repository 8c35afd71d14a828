import type { BrowserError } from '../../platform/reports.ts';

/** An error as a browser tells it. */
export interface ToldError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** Path of the page that was open. */
  readonly path: string;
}

const mostFrames = 20;
const longestMessage = 200;
/** A line of a stack in one of our files, as Chromium ('at f (url)') and the others ('f@url') write it. */
const frame = /^\s*(?:at )?(?:async )?([\w$.<>[\] ]{0,80}?)[ @(]*(?:https?:\/\/[^\s/]+)?(\/assets\/[\w.-]+\.js):(\d+):(\d+)\)?$/;
/** What a message may repeat of what somebody typed: whatever is quoted, addresses, numbers. */
const told = /(["'`«“]).*?["'`»”]|\S+@\S+|https?:\/\/\S+|\d[\d.,-]*/g;

/**
 * The error without anything of who looked at the page: of the message what is no value, of the stack the places in our own
 * files, of the path its pattern. `patternOf` gives null for a path that no page has.
 */
export function withoutVisitor(
  { name, message, stack, path }: ToldError,
  patternOf: (path: string) => string | null,
): BrowserError {
  const frames = stack.split('\n').flatMap((line) => {
    const [, place = '', file, row, column] = frame.exec(line) ?? [];
    return file === undefined ? [] : [`${place.trim() || '?'} (${file}:${row}:${column})`];
  });
  return {
    name: /^[A-Za-z]{1,60}$/.test(name) ? name : 'Error',
    message: message.replaceAll(told, '…').slice(0, longestMessage),
    page: patternOf(path) ?? 'no-page',
    frames: frames.slice(0, mostFrames),
  };
}
