import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemSchema } from '@cotejo/contract/errors';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import { afterAll, afterEach, expect, it } from 'vitest';
import {
  allCompared,
  askToCompare,
  manyVisitors,
  postRequest,
  requestedProduct,
  sendRequest,
  type SentRequest,
} from '../../platform/testing/request-load.ts';
import { startServerProcess, type ServerProcess } from '../../platform/testing/server-process.ts';
import { mountSmallDisk } from '../../platform/testing/small-disk.ts';

/** How often; `npm run faults` asks for a hundred. */
const cycles = Number(process.env['FAULT_CYCLES'] ?? 20);
/** Requests within which a full disk shows: what is left of pages that are there takes some. */
const most = 400;
const minutes = 60_000;
const program = fileURLToPath(new URL('../../main.ts', import.meta.url));

const disk = mountSmallDisk(400);
if (disk === null) console.warn('No full disk is tried: this account may mount none.');
let server: ServerProcess | null = null;
afterEach(async () => {
  disk?.clear();
  server?.kill('SIGTERM');
  await server?.exit;
}, minutes);
afterAll(() => disk?.remove());

/** Tells a second try of the test, which begins anew, from the first. */
let run = 0;
let sent: SentRequest[] = [];
let acknowledged = new Map<string, string>();

function compose(productCode: string): SentRequest {
  const number = sent.length;
  const body = JSON.stringify({
    tipo: 'isapre',
    first_name: 'Ana Rojas',
    telefono: `+56 9 ${10_000_000 + number}`,
    email: `full${run}-${number}@correo.example`,
    productCode,
    mensaje: 'Una pregunta larga. '.repeat(40),
    profile: { cotizante: [{ edad: 20 + (number % 40) }], ingresodatos: true },
  });
  const one = { key: `request-full-${run}-${number}`, body, address: `10.8.${number % 256}.${(number >> 8) % 256}` };
  sent.push(one);
  return one;
}

/** Sends requests until one is not taken, and answers what it was told. */
async function sendUntilFull(origin: string, productCode: string): Promise<Response> {
  for (let count = 0; count < most; count += 1) {
    const one = compose(productCode);
    const response = await sendRequest(origin, one);
    if (response.status !== 200) return response;
    acknowledged.set(one.key, leadAnswerSchema.parse(await response.json()).leadId);
  }
  throw new Error(`${most} requests found room on a full disk`);
}

it.skipIf(disk === null)(
  `a full disk, ${cycles} times: lists are answered, a request is told to come back, and is taken when there is room again`,
  { timeout: Math.max(5, cycles) * minutes },
  async () => {
    if (disk === null) throw new Error('no disk');
    run += 1;
    sent = [];
    acknowledged = new Map();
    server = startServerProcess({
      program,
      env: { DATA_DIR: join(disk.folder, 'data'), CATALOGUE: 'demo', LOG_LEVEL: 'error', ...manyVisitors },
    });
    const origin = await server.address;
    const productCode = await requestedProduct(origin);
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      disk.fill();
      const refused = await sendUntilFull(origin, productCode);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(problemSchema.parse(await refused.json()).status).toBe(503);
      expect(await askToCompare(origin, productCode)).toEqual(allCompared);
      disk.clear();
      const last = sent.at(-1);
      if (last === undefined) throw new Error('nothing was sent');
      let tries = 0;
      // Who asks often and shows no form is asked for work, and so is a network: each try is another one's.
      const again = () =>
        postRequest(origin, { ...last, address: `10.${100 + ((tries += 1) % 150)}.${cycle % 250}.1` }).then(
          (leadId) => ({ leadId }),
          (error: unknown) => ({ refused: String(error) }),
        );
      await expect.poll(again, { timeout: 20_000 }).toHaveProperty('leadId');
    }
    const numbers = new Set<string>();
    for (const [place, one] of sent.entries()) {
      const leadId = await postRequest(origin, { ...one, address: `10.${20 + (place >> 8)}.${place % 256}.1` });
      const told = acknowledged.get(one.key);
      if (told !== undefined) expect(leadId).toBe(told);
      numbers.add(leadId);
    }
    expect(numbers.size).toBe(sent.length);
    server.kill('SIGTERM');
    expect(await server.exit).toMatchObject({ code: 0 });
  },
);
