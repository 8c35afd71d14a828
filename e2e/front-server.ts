import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface FrontServer {
  /** Origin, without a slash at the end. */
  readonly url: string;
  /** Serves another process from now on, at the same address. */
  readonly leadTo: (target: string) => void;
  /** Answers as if this version ran: pages, the version call and the service worker say so. */
  readonly deploy: (version: string) => void;
  /** Takes the connection away, also from what does not go through a page. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly stop: () => Promise<void>;
}

/** What stands before a running server, as on the way to a visitor: it can be cut off, and lead to another version. */
export async function startFrontServer(first: string): Promise<FrontServer> {
  const state = { target: first, version: null as string | null, isCut: false };
  const sockets = new Set<Socket>();
  const known = (await (await fetch(`${first}/api/qp-version`)).json()) as { readonly commit: string };

  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(state.target);
    // What a browser has of another version is never the same.
    const { 'if-none-match': mark, ...asked } = incoming.headers;
    const headers = {
      ...asked,
      ...(state.version === null && mark ? { 'if-none-match': mark } : {}),
      'accept-encoding': 'identity',
    };
    const onward = send({ hostname, port, path: incoming.url ?? '/', method: incoming.method ?? 'GET', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _, 'transfer-encoding': __, ...kept } = answer.headers;
        const isText = /html|javascript|json/.test(kept['content-type'] ?? '') && !incoming.url?.startsWith('/assets/');
        const body = Buffer.concat(chunks);
        const text = isText && state.version !== null ? body.toString().replaceAll(known.commit, state.version) : body;
        outgoing.writeHead(answer.statusCode ?? 502, kept).end(text);
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.on('connection', (socket) => {
    if (state.isCut) socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    leadTo: (target) => {
      state.target = target;
    },
    deploy: (version) => {
      state.version = version;
    },
    cut: () => {
      state.isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      state.isCut = false;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
