import { serveGallery } from './gallery/serve-gallery.ts';
import { inRoot } from './root.ts';
import { stopWithParent } from './stop-with-parent.ts';

stopWithParent();
const { url } = await serveGallery({ port: Number(process.env['PORT'] ?? 0), cache: inRoot('.cache', 'gallery') });
console.log(`Galería: ${url}`);
