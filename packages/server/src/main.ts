import { start } from './start.ts';

await start(async () => {
  const { builtSite, developmentSite } = await import('./platform/http/page-renderer.ts');
  // Set by `npm run dev`, not by people: the site comes from its sources.
  return process.env['COTEJO_DEV'] === '1' ? developmentSite() : builtSite();
});
