import { readFileSync } from 'node:fs';
import fastify from 'fastify';

// The least a server can do for a call: the same bytes, from memory.
const [file = '', coding = 'identity'] = process.argv.slice(2);
const bytes = readFileSync(file);
const app = fastify();
app.get('/*', (_, reply) => {
  if (coding !== 'identity') reply.header('content-encoding', coding);
  void reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
