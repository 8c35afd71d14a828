import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { inRoot } from '../root.ts';

interface Gallery {
  /** Address of the page. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface GalleryPlace {
  /** Port to listen on; 0 takes any free one. */
  readonly port: number;
  /** Where Vite keeps what it made of libraries: its own for each process. */
  readonly cache: string;
}

/** Serves the page of all examples as Vite makes it, with hot reload. Rejects where the port is taken. */
export async function serveGallery({ port, cache }: GalleryPlace): Promise<Gallery> {
  const server = await createServer({
    configFile: false,
    root: inRoot('scripts/gallery'),
    cacheDir: cache,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    // Named here, they are made before the first page: found later, they would load it anew.
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'class-variance-authority'] },
    server: { port, strictPort: port !== 0, host: '127.0.0.1', fs: { allow: [inRoot()] } },
  });
  await server.listen();
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('the gallery has no address');
  return { url: `${url}gallery.html`, stop: () => server.close() };
}
