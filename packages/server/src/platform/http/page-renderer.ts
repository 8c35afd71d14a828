import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderPage } from '@cotejo/contract/page-rendering';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { StopReason } from '../stop-reason.ts';
import { builtValidationScripts, validationScriptsOf, type ValidationScripts } from './validation-scripts.ts';

/** Where pages come from and how their files reach the browser. */
export interface SiteSource {
  /** Development: scripts are inlined and reloaded by Vite, which the strict policy for scripts would stop. */
  readonly isDevelopment: boolean;
  /** Folder of files for the browser; null when Vite serves them. */
  readonly clientFolder: string | null;
  /** Script of the service worker; absent: there is none. */
  readonly serviceWorker?: string;
  /** Absent: profiles are checked by the server alone. */
  readonly validationScripts?: ValidationScripts;
  readonly renderPage: RenderPage;
  /** Adds what serves the files in development. */
  readonly install: (app: FastifyInstance) => Promise<void>;
  readonly close: () => Promise<void>;
}

const siteFolder = fileURLToPath(new URL('../../../../site', import.meta.url));
const entrySchema = z.object({ renderPage: z.custom<RenderPage>((value) => typeof value === 'function') });

/** The built site. Throws StopReason when it was not built. */
export async function builtSite(folder: string = join(siteFolder, 'dist')): Promise<SiteSource> {
  const entry = join(folder, 'server', 'entry-server.js');
  if (!existsSync(entry)) throw new StopReason('El sitio no está construido: ejecuta npm run build.');
  const loaded: unknown = await import(pathToFileURL(entry).href);
  const { renderPage } = entrySchema.parse(loaded);
  return {
    isDevelopment: false,
    clientFolder: join(folder, 'client'),
    serviceWorker: readFileSync(join(folder, 'worker', 'service-worker.js'), 'utf8'),
    validationScripts: builtValidationScripts(join(folder, 'validation')),
    renderPage,
    install: async () => undefined,
    close: async () => undefined,
  };
}

const scriptsSchema = z.object({
  buildValidationScripts: z.custom<() => Promise<Readonly<Record<string, string>>>>((value) => typeof value === 'function'),
});

/** The validation scripts, made of their sources. */
export async function validationScriptsFromSources(): Promise<ValidationScripts> {
  const loaded: unknown = await import(pathToFileURL(join(siteFolder, 'vite-validation.ts')).href);
  return validationScriptsOf(await scriptsSchema.parse(loaded).buildValidationScripts());
}

/** The site straight from its sources through Vite, with hot reload. */
export async function developmentSite(): Promise<SiteSource> {
  const { createServer } = await import('vite');
  const state: { vite: Awaited<ReturnType<typeof createServer>> | null } = { vite: null };
  return {
    isDevelopment: true,
    clientFolder: null,
    validationScripts: await validationScriptsFromSources(),
    renderPage: async (request, context) => {
      if (!state.vite) throw new Error('Vite is not installed into the server');
      const loaded: unknown = await state.vite.ssrLoadModule('/src/entry-server.tsx');
      return entrySchema.parse(loaded).renderPage(request, context);
    },
    install: async (app) => {
      const vite = await createServer({
        root: siteFolder,
        configFile: join(siteFolder, 'vite.config.ts'),
        appType: 'custom',
        clearScreen: false,
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      state.vite = vite;
      const { default: middie } = await import('@fastify/middie');
      await app.register(middie);
      app.use(vite.middlewares);
    },
    close: async () => {
      await state.vite?.close();
    },
  };
}
