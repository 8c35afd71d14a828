import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const oneYearSeconds = 31_536_000;

/** Serves the files of the built site, as the build compressed them. What never changes under its name is kept for a year. */
export async function addSiteFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz', '**/*.html'],
    cacheControl: false,
    setHeaders: (response, path) => {
      const immutable = /[\\/]assets[\\/]/.test(path);
      response.header('cache-control', immutable ? `public, max-age=${oneYearSeconds}, immutable` : 'public, max-age=3600');
    },
  });
}
