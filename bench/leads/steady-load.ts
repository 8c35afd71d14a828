import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Call {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Load {
  readonly url: string;
  readonly call: () => Call;
  readonly perSecond: number;
  readonly seconds: number;
  /** Connections at once; what finds none free waits, and its wait counts. */
  readonly connections: number;
}

function send(url: string, { method, headers, body }: Call, agent: Agent): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request(url, { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) }, agent }, (answer) => {
      answer.resume().once('error', failed);
      answer.once('end', () => done(answer.statusCode ?? 0));
    });
    sent.once('error', failed).end(body);
  });
}

/**
 * Milliseconds of every request of a load, from when it is due to its answer, rising. They come like visitors, who know nothing of
 * each other: at random, so many a second on average. Throws where one is not accepted.
 */
export async function fireSteadily({ url, call, perSecond, seconds, connections }: Load): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const begun = performance.now();
  const underWay: Promise<void>[] = [];
  const follow = async (due: number): Promise<void> => {
    const status = await send(url, call(), agent);
    if (status !== 200 && status !== 201) throw new Error(`answered ${status}`);
    times.push(performance.now() - due);
  };
  let hasFailed = false;
  for (let due = begun; !hasFailed && due < begun + seconds * 1000; due -= (Math.log(1 - Math.random()) * 1000) / perSecond) {
    const early = due - performance.now();
    if (early > 0) await wait(early);
    const sending = follow(due);
    // Thrown below: nobody waits for it yet.
    sending.catch(() => {
      hasFailed = true;
    });
    underWay.push(sending);
  }
  await Promise.all(underWay).finally(() => agent.destroy());
  return times.toSorted((left, right) => left - right);
}
