import { z } from 'zod';

/** A setting as the README's table shows it. `default` is null where there is none. */
export interface SettingDoc {
  readonly name: string;
  readonly default: string | null;
  readonly doc: string;
  /** Holds a secret: never logged. */
  readonly sensitive: boolean;
}

/** An address with a host and one of the protocols (`http:`). `error`: what is said of any other text. */
export function urlOf(protocols: readonly string[], error: string) {
  return z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '', { error });
}

/** An http(s) address without user and password. */
export const webAddress = urlOf(['http:', 'https:'], 'debe ser una dirección http:// o https://').refine(
  (text) => {
    const url = URL.parse(text);
    return url?.username === '' && url.password === '';
  },
  { error: 'no puede llevar usuario ni clave' },
);
