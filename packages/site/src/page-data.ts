import type { PageAssets, SiteUrls } from '@cotejo/contract/page-rendering';
import type { Profile } from '@cotejo/contract/profile';
import type { Edition, Language } from '@cotejo/core/editions';

/** The one explicit list of what the browser is told with a page; nothing else of the server reaches it. */
export interface PageData {
  readonly edition: Edition;
  readonly language: Language;
  readonly siteUrls: SiteUrls;
  readonly today: string;
  readonly version: string;
  /** Origin that calls go to; '': the page's own. */
  readonly apiBase: string;
  /** Profile posted without script and kept in a cookie until the browser's own storage takes it over. */
  readonly profile: Profile | null;
  readonly assets: PageAssets;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData: Readonly<Record<string, unknown>> | null;
  /** Why the page was refused to a robot: the only failure that script can mend. */
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** Id of the data block in the document. */
export const pageDataId = 'page-data';

/** JSON that can stand inside a script element: no '<' can end it or open a comment. Undefined: JSON has no word for it. */
function scriptJson(value: unknown): string | undefined {
  return JSON.stringify(value)?.replaceAll('<', '\\u003c');
}

/** Of what is frozen, and so the same on other pages too. */
const writtenBefore = new WeakMap<object, string>();

function writeValue(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return scriptJson(value);
  const known = writtenBefore.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value) || Object.isFrozen(value)) {
    const text = scriptJson(value);
    if (text !== undefined && Object.isFrozen(value)) writtenBefore.set(value, text);
    return text;
  }
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const text = writeValue(field);
    return text === undefined ? [] : [`${scriptJson(name)}:${text}`];
  });
  return `{${fields.join(',')}}`;
}

/** The data as JSON for a script element. Frozen parts, which many pages share, are written once: nothing in them changes. */
export function writePageData(data: PageData): string {
  return writeValue(data) ?? 'null';
}

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'edition' in value && 'loaderData' in value && 'assets' in value;
}

/** Reads the block back; throws when the page carries none, which is a bug of the build. */
export function readPageData(text: string | null | undefined): PageData {
  const data: unknown = JSON.parse(text ?? 'null');
  if (!isPageData(data)) throw new Error('the page carries no data to start from');
  return data;
}
