import type { AttemptOf } from './attempt.ts';
import { contentDigest, hexOf } from './content-digest.ts';
import type { RequestSigns } from './signs-of-form.ts';

/** In place of the moment of a form that has none: a key is to be guessed from nobody's content. */
const ownSalt = hexOf(crypto.getRandomValues(new Uint8Array(32)));

interface PostedForm {
  /** Day in the edition's zone: the same content on another day is another request. */
  readonly today: string;
  readonly signs: RequestSigns;
}

/**
 * The attempt of a form that was posted without script, which keeps nothing: its key is made from the content and from the signed moment
 * of the page that it stood in, so that a double click or a page posted anew is the same one, in any process (docs/decisions/0376).
 */
export function attemptOfPost({ today, signs }: PostedForm): AttemptOf {
  const salt = signs['x-form-stamp'] ?? ownSalt;
  return async (content) => {
    const key = `post-${await contentDigest({ content, today, salt })}`;
    return { key, end: () => undefined };
  };
}
