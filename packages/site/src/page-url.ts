import { splitLanguage } from '@cotejo/core/editions';

/** The URL of a request as the table of paths knows it: without language, which the router puts before whatever it leads to. */
export function pageUrlOf({ url }: Request): URL {
  const own = new URL(url);
  own.pathname = splitLanguage(own.pathname).path;
  return own;
}
