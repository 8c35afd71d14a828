import type { Texts } from '../texts/texts.ts';
import { wordAnswer } from './word-answer.ts';

/** The same client, whose answers speak the language of the page. */
export function wordedApi<Api extends object>(api: Api, texts: Texts): Api {
  return new Proxy(api, {
    get: (target, name): unknown => {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        const answer: unknown = await Reflect.apply(call, target, args);
        return wordAnswer(answer, texts);
      };
    },
  });
}
