import { runnerImport, type Plugin } from 'vite';

const catalogueFile = /\/texts\/languages\/(en|pt)\.ts$/;

/**
 * Puts a language's catalogues into the browser's build as what they come to. As modules they name every Spanish catalogue,
 * which would take those out of the pages that they belong to, into files of their own.
 */
export function writtenCatalogues(): Plugin {
  return {
    name: 'cotejo-catalogues',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const language = catalogueFile.exec(id)?.[1];
      if (language === undefined) return null;
      const { module, dependencies } = await runnerImport<Readonly<Record<string, unknown>>>(id, { configFile: false });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return `export const ${language} = ${JSON.stringify(module[language])};`;
    },
  };
}
