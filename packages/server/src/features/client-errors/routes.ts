import { splitLanguage, type EditionId } from '@cotejo/core/editions';
import { ok } from '@cotejo/core/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { BrowserError } from '../../platform/reports.ts';
import { withoutVisitor } from './browser-error.ts';

export interface ClientErrorServices {
  /** Pattern of the page that takes a path in an edition; null: none does. */
  readonly patternOf: (edition: EditionId, path: string) => string | null;
  readonly note: (error: BrowserError) => void;
}

const minute = 60_000;
/** Errors noted in a minute, whoever they come from: a fault of every page must not fill a log. */
const mostNoted = 60;

/** Handler of errors in browsers (C8-14, C8-15): notes them without their visitors, and so many and no more. */
export function clientErrorHandlers({ patternOf, note }: ClientErrorServices): Handlers<'reportClientError'> {
  let noted = { minute: 0, count: 0 };
  return {
    reportClientError: async ({ body }, { edition, now }) => {
      const current = Math.floor(now / minute);
      if (noted.minute !== current) noted = { minute: current, count: 0 };
      noted.count += 1;
      if (noted.count > mostNoted) return ok({ data: { noted: false } });
      const error = withoutVisitor(body, (path) => patternOf(edition.id, splitLanguage(path).path));
      // Where none of our files is named, something of the visitor's own broke.
      if (error.frames.length === 0) return ok({ data: { noted: false } });
      note(error);
      return ok({ data: { noted: true } });
    },
  };
}
