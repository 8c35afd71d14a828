import type { StaticHandlerContext } from 'react-router';

interface FileFacts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Media type, with its charset where it is text. */
  readonly type: string;
  /** What it is saved as: letters, digits, '-' and '.'. */
  readonly name: string;
}

/** What a loader answers whose address is a file to be taken away, and no page. */
export class PageFile {
  readonly #facts: FileFacts;

  constructor(facts: FileFacts) {
    this.#facts = facts;
  }

  response(): Response {
    const { bytes, type, name } = this.#facts;
    const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
    return new Response(bytes, { headers });
  }
}

/** The file that a loader answered; null: a page is to be shown. */
export function fileOf({ loaderData }: StaticHandlerContext): PageFile | null {
  return Object.values<unknown>(loaderData).find((data) => data instanceof PageFile) ?? null;
}
