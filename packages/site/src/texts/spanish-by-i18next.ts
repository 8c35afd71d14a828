import i18next from 'i18next';
import type { SpanishReader } from './texts.ts';

/** The Spanish texts that other languages lack, by i18next: the server's, since a browser would load it for these alone. */
export function spanishByI18next(): SpanishReader {
  const engine = i18next.createInstance();
  void engine.init({
    lng: 'es',
    initAsync: false,
    resources: {},
    keySeparator: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return ({ area, es }) => {
    engine.addResourceBundle('es', area, es);
    return (key, values) => engine.t(key, { ns: area, defaultValue: key, ...values });
  };
}
