import { start } from '../../start.ts';

const nothing = async (): Promise<void> => undefined;

/** The process as main.ts runs it, with one small page in place of the built site: tests need no build. */
await start(async () => ({
  isDevelopment: false,
  clientFolder: null,
  renderPage: async (request) => {
    const wait = Number(new URL(request.url).searchParams.get('wait') ?? 0);
    process.stderr.write(`page that waits ${wait}\n`);
    await new Promise((resolve) => setTimeout(resolve, wait));
    return { kind: 'html', status: 200, html: '<!DOCTYPE html><title>Cotejo</title>', cacheable: false };
  },
  install: nothing,
  close: nothing,
}));
