import { spawn, spawnSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSocket, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Files sent by who does nothing else: at /identity and at /br. */
export interface FileServer {
  readonly name: 'nginx' | 'Node alone';
  readonly port: number;
  readonly stop: () => void;
}

export interface Files {
  readonly folder: string;
  readonly identity: Buffer;
  readonly br: Buffer;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens nowhere');
  return address.port;
}

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((found) => socket.listen(0, '127.0.0.1', found));
  const port = portOf(socket);
  await new Promise((closed) => socket.close(closed));
  return port;
}

function settings({ folder }: Files, port: number): string {
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location = /br { add_header Content-Encoding br; }
  }
}
`;
}

async function untilItAnswers(port: number): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/identity`).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(100);
  }
  throw new Error('the sender of files does not answer');
}

async function nginx(files: Files): Promise<FileServer> {
  const { folder } = files;
  const port = await freePort();
  // Its worker may be another user.
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'nginx.conf'), settings(files, port));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await untilItAnswers(port);
  return { name: 'nginx', port, stop: () => void child.kill('SIGQUIT') };
}

/** In this process, for machines without nginx: what it reaches is less than a sender of files does. */
async function nodeAlone({ identity, br }: Files): Promise<FileServer> {
  const server = createServer((request, response) => {
    const bytes = request.url === '/br' ? br : identity;
    const coding = request.url === '/br' ? { 'content-encoding': 'br' } : {};
    response.writeHead(200, { ...coding, 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length });
    response.end(bytes);
  });
  await new Promise<void>((found) => server.listen(0, '127.0.0.1', found));
  return { name: 'Node alone', port: portOf(server), stop: () => void server.close() };
}

/** nginx where the machine has it, with one worker. */
export async function sendFiles(files: Files): Promise<FileServer> {
  await writeFile(join(files.folder, 'identity'), files.identity);
  await writeFile(join(files.folder, 'br'), files.br);
  return spawnSync('nginx', ['-v']).status === 0 ? nginx(files) : nodeAlone(files);
}
