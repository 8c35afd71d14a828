import { registerHooks } from 'node:module';

/**
 * Makes Node load drizzle-orm's CommonJS files when it is imported. Loaded as modules, each of its hundreds of files
 * makes Node parse the package's 170 kB package.json again: a second of work and 200 MB of garbage at every start
 * (docs/decisions/0036). Call it before the first import that leads to drizzle-orm.
 */
export function loadDrizzleLightly(): void {
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const isDrizzle = specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');
      return nextResolve(specifier, isDrizzle ? { ...context, conditions: ['node', 'require'] } : context);
    },
  });
}
