import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatheredTexts, ownTexts } from './platform/http/testing/naughty-texts.ts';
import { formsOf, type PageForm } from './platform/testing/page-forms.ts';
import { askPatiently, type Told } from './platform/testing/patience.ts';
import { startServerProcess, type ServerProcess } from './platform/testing/server-process.ts';

/** Without bound is what takes minutes; a busy machine may take many seconds for what is quick. */
const slowestMilliseconds = 60_000;
const hosts = ['localhost', 'peru.localhost', 'colombia.localhost', 'international.localhost'] as const;
type Host = (typeof hosts)[number];

let server: ServerProcess;
let folder = '';
let port = '';
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cotejo-forms-'));
  const program = fileURLToPath(new URL('./main.ts', import.meta.url));
  const env = {
    DATA_DIR: join(folder, 'data'),
    CATALOGUE: 'demo',
    TRUSTED_PROXIES: '127.0.0.1',
    ASSISTANCE_CHILE_URL: 'https://chile.asistencia.example/',
    ASSISTANCE_WORLDWIDE_URL: 'https://mundo.asistencia.example/',
  };
  server = startServerProcess({ program, env });
  ({ port } = new URL(await server.address));
});
afterAll(async () => {
  agent.destroy();
  server.kill('SIGTERM');
  await server.exit;
  rmSync(folder, { recursive: true, force: true });
});

interface Answer extends Told {
  readonly location: string;
  readonly cookies: string;
  readonly type: string;
  /** How long it took, without the time that the server asked to wait for; milliseconds. */
  readonly milliseconds: number;
}

interface Sent {
  readonly body?: string | Buffer;
  readonly type?: string;
  readonly cookies?: string;
}

/** Each call is another visitor's, from another network: nobody is taken for a robot. */
const visitor = { number: 0 };

function sendOnce(host: Host, path: string, { body, type, cookies }: Sent): Promise<Answer> {
  visitor.number += 1;
  const started = performance.now();
  const from = `11.${(visitor.number >> 8) & 255}.${visitor.number & 255}.7`;
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${port}`,
      'x-forwarded-for': from,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(cookies === undefined || cookies === '' ? {} : { cookie: cookies }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const call = request({ host: '127.0.0.1', port, path, agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const { location = '', 'set-cookie': set = [], 'content-type': contentType = '' } = response.headers;
        const { 'retry-after': retryAfter = '' } = response.headers;
        const pairs = set.map((cookie) => cookie.split(';')[0] ?? '');
        const milliseconds = performance.now() - started;
        const status = response.statusCode ?? 0;
        resolve({ status, location, cookies: pairs.join('; '), type: contentType, text, retryAfter, milliseconds });
      });
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close a connection that rested in the moment it is used again, as every browser knows.
      const isClosed = error.code === 'EPIPE' || error.code === 'ECONNRESET';
      if (isClosed && call.reusedSocket) resolve(sendOnce(host, path, { body, type, cookies }));
      else reject(error);
    });
    call.end(body);
  });
}

function send(host: Host, path: string, sent: Sent = {}): Promise<Answer> {
  return askPatiently(() => sendOnce(host, path, sent));
}

/** What is wrong with an answer; null: it is a whole page, or leads to one. */
async function faultOf(host: Host, form: PageForm, fields: URLSearchParams): Promise<string | null> {
  const path = form.action === '' ? form.page : form.action;
  const [at] = path.split('#');
  const first =
    form.method === 'post'
      ? await send(host, at ?? '/', { body: fields.toString(), type: 'application/x-www-form-urlencoded' })
      : await send(host, `${at}?${fields}`.slice(0, 8_000).replace(/%\w?$/, ''));
  const isLed = first.status >= 300 && first.status < 400;
  if (isLed && !first.location.startsWith('/')) return `leads to ${first.location}`;
  const end = isLed ? await send(host, first.location, { cookies: first.cookies }) : first;
  const said = `${host} ${form.method} ${path} ${first.status} ${first.location} ${end.status}: ${decodeURIComponent(fields.toString()).slice(0, 400)}`;
  if (Math.max(first.milliseconds, end.milliseconds) > slowestMilliseconds) return `slow: ${said}`;
  if (first.status >= 500 || end.status >= 500) return said;
  if (!end.type.startsWith('text/html')) return `no page: ${end.type} ${said}`;
  if (!end.text.trimEnd().endsWith('</html>') || end.text.split('<main').length !== 2 || !end.text.includes('<h1'))
    return `broken: ${said}`;
  if (/<script>alert|<img src=x|<svg onload|javascript:alert\(1\)">/i.test(end.text)) return `unescaped: ${said}`;
  return null;
}

/** Pages of a host that have a form, or may have one. */
async function pagesOf(host: Host): Promise<readonly string[]> {
  const { text } = await send(host, '/api/comparator');
  const comparators = [...text.matchAll(/"url":"(\/Comparar\/[^"]+)"/g)].map(([, url = '']) => url);
  const requests: string[] = [];
  for (const comparator of comparators) {
    const list = await send(host, comparator);
    const [, asked] = /href="([^"#?]+\/Solicitar)"/.exec(list.text) ?? [];
    if (asked !== undefined) requests.push(asked);
  }
  const own = [
    '/',
    '/v1',
    '/buscar?q=salud',
    '/Asistencia-en-Viaje',
    '/privacidad',
    '/Privacidad',
    '/Feedback?lead=1&firma=2',
    '/Consentimientos?lead=1&firma=2',
    '/contacto',
  ];
  return [...own, ...new Set([...comparators, ...requests])];
}

const met = new Set<string>();
const formsAt = new Map<Host, readonly PageForm[]>();

/**
 * The forms of a host that ask what none before asked: one that stands on many pages, or of many products, is the same. Those of a
 * host stay the same when its test is tried again.
 */
async function newFormsAt(host: Host): Promise<readonly PageForm[]> {
  const known = formsAt.get(host);
  if (known !== undefined) return known;
  const found = new Map<string, PageForm>();
  for (const page of await pagesOf(host)) {
    const { text, status } = await send(host, page);
    for (const form of status === 200 ? formsOf(text, page) : []) {
      const name = `${form.method} ${form.open.join()}`;
      if (!met.has(name) && !found.has(name)) found.set(name, form);
    }
  }
  for (const name of found.keys()) met.add(name);
  const forms = [...found.values()];
  formsAt.set(host, forms);
  return forms;
}

/** The form with a text in each of its open fields: others in each, so that all texts come by. */
function* filled({ values, open }: PageForm): Generator<URLSearchParams> {
  const whole = (text: (index: number) => string): URLSearchParams => {
    const fields = new URLSearchParams();
    for (const [name, value] of values) {
      const index = open.indexOf(name);
      fields.set(name, index < 0 ? value : text(index).toWellFormed());
    }
    return fields;
  };
  for (const text of Object.values(ownTexts)) yield whole(() => text);
  const step = Math.max(open.length, 6);
  for (let from = 0; from < gatheredTexts.length; from += step) {
    yield whole((index) => gatheredTexts[(from + index) % gatheredTexts.length] ?? '');
  }
}

describe.each(hosts)('every form of %s', (host) => {
  it('takes what breaks careless programs, or says so on a whole page', async () => {
    const forms = await newFormsAt(host);
    const wrong: string[] = [];
    for (const form of forms) {
      for (const fields of filled(form)) {
        const fault = await faultOf(host, form, fields);
        if (fault !== null) wrong.push(fault);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    // The first host has a form of almost every kind.
    if (host === hosts[0]) expect(forms.length).toBeGreaterThan(8);
  });
});

const comparator = '/Comparar/Seguros-de-Salud';

it.each<[string, Sent]>([
  ['no boundary', { body: 'a=1', type: 'multipart/form-data' }],
  ['a boundary that never comes', { body: 'a=1', type: 'multipart/form-data; boundary=x' }],
  [
    'a part that never ends',
    { body: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1', type: 'multipart/form-data; boundary=x' },
  ],
  ['no text', { body: Buffer.from([0xff, 0xfe, 0x00, 0x25]), type: 'application/x-www-form-urlencoded' }],
  ['nothing', { body: '', type: 'application/x-www-form-urlencoded' }],
  [
    'cut escapes',
    { body: 'intent=profile&cotizante.0.edad=%&cotizante.0.sexo=%E0%A4', type: 'application/x-www-form-urlencoded' },
  ],
  ['another type', { body: '{}', type: 'application/json' }],
])('a form with %s is refused, and not failed', async (_, sent) => {
  for (const path of [comparator, '/Asistencia-en-Viaje', '/Feedback?lead=1&firma=2', '/Privacidad']) {
    const { status } = await send('localhost', path, sent);
    expect({ path, isFailed: status >= 500 }).toEqual({ path, isFailed: false });
  }
});

it('413: a text of 10 MB in a form, at once and on a page that says so', async () => {
  const body = `intent=profile&cotizante.0.edad=${'1'.repeat(10_000_000)}`;
  const type = 'application/x-www-form-urlencoded';
  const { status, text, milliseconds } = await askPatiently(
    () =>
      new Promise<Answer>((resolve, reject) => {
        const started = performance.now();
        const headers = { host: `localhost:${port}`, 'content-type': type, 'content-length': body.length };
        const call = request({ host: '127.0.0.1', port, path: comparator, method: 'POST', headers }, (response) => {
          let said = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
          response.on('end', () => {
            const { 'retry-after': retryAfter = '' } = response.headers;
            const took = performance.now() - started;
            resolve({
              status: response.statusCode ?? 0,
              location: '',
              cookies: '',
              type,
              text: said,
              retryAfter,
              milliseconds: took,
            });
            call.destroy();
          });
        });
        call.on('error', reject);
        // Refused by its length: the rest is sent to nobody.
        call.write(body.slice(0, 1000));
      }),
  );
  expect([status, text.includes('Lo que escribiste es demasiado largo')]).toEqual([413, true]);
  expect(milliseconds).toBeLessThan(slowestMilliseconds);
});

it('leaves no fault in the log', () => {
  const faults = server
    .stderr()
    .split('\n')
    .filter((line) => /"level":"(?:error|fatal)"/.test(line));
  expect(faults.slice(0, 3)).toEqual([]);
});
