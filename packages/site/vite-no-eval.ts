import type { Plugin } from 'vite';

const settings = /[/]zod[/]v4[/]core[/]core[.]js$/;

/**
 * The policy of our pages lets no script be made from text. The library that reads data would try once, which the browser tells as a
 * breach, also where it is caught: it is told not to, before its first schema is made.
 */
export function noEval(): Plugin {
  return {
    name: 'cotejo-no-eval',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: settings },
      handler: (code) => ({ code: `globalThis.__zod_globalConfig ??= { jitless: true };\n${code}`, map: null }),
    },
  };
}
