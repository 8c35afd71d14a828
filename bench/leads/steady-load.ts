import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Load {
  /** Does one of them; rejects where it is not accepted. */
  readonly act: () => Promise<void>;
  readonly perSecond: number;
  readonly seconds: number;
}

/**
 * Milliseconds of every act of a load, from when it is due to its end, rising. They come like visitors, who know nothing of each
 * other: at random, so many a second on average. Rejects with the first that does.
 */
export async function actSteadily({ act, perSecond, seconds }: Load): Promise<readonly number[]> {
  const times: number[] = [];
  const begun = performance.now();
  const underWay: Promise<void>[] = [];
  const follow = async (due: number): Promise<void> => {
    await act();
    times.push(performance.now() - due);
  };
  let hasFailed = false;
  for (let due = begun; !hasFailed && due < begun + seconds * 1000; due -= (Math.log(1 - Math.random()) * 1000) / perSecond) {
    const early = due - performance.now();
    if (early > 0) await wait(early);
    const acting = follow(due);
    // Thrown below: nobody waits for it yet.
    acting.catch(() => {
      hasFailed = true;
    });
    underWay.push(acting);
  }
  await Promise.all(underWay);
  return times.toSorted((left, right) => left - right);
}

interface Call {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function statusOf(url: string, { method, headers, body }: Call, agent: Agent): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request(url, { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) }, agent }, (answer) => {
      answer.resume().once('error', failed);
      answer.once('end', () => done(answer.statusCode ?? 0));
    });
    sent.once('error', failed).end(body);
  });
}

/** Sends calls over so many connections at most; what finds none free waits. A call that is not accepted rejects. */
export function createSender(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = async (call: Call): Promise<void> => {
    const status = await statusOf(url, call, agent);
    if (status !== 200 && status !== 201) throw new Error(`answered ${status}`);
  };
  return { send, close: () => agent.destroy() };
}
