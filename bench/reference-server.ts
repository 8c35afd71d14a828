import { readFileSync } from 'node:fs';
import fastify from 'fastify';

// The least a server can do for a page: the same bytes, from memory.
const [file = ''] = process.argv.slice(2);
const page = readFileSync(file, 'utf8');
const app = fastify();
app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
