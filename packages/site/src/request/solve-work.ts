import { beginsWithZeros, bitsOfChallenge, workAttempt, workParts, writeWork } from '@cotejo/contract/request-work';
import { sha256 } from '@noble/hashes/sha2.js';

/** For so long the page is kept from anything else, then it has its turn. */
const sliceMilliseconds = 12;
/** Tries between two looks at the clock. */
const triesAtOnce = 64;

/** Lets the page do what waits. A timer would be held back in a tab that is not looked at. */
async function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
  port1.close();
}

const encoder = new TextEncoder();

/**
 * Does the work that a doubted request was asked for, beside whatever else the page does. By script and not by WebCrypto, which takes
 * longer for texts this short, and is not there where a page came without https. Gives the value of `x-request-work`; null for what is
 * no challenge.
 */
export async function solveWork(challenge: string): Promise<string | null> {
  const bits = bitsOfChallenge(challenge);
  if (bits === null) return null;
  const counts: number[] = [];
  let began = performance.now();
  while (counts.length < workParts) {
    let count = 0;
    while (!beginsWithZeros(sha256(encoder.encode(workAttempt(challenge, counts.length, count))), bits)) {
      count += 1;
      if (count % triesAtOnce > 0 || performance.now() - began < sliceMilliseconds) continue;
      await nextTurn();
      began = performance.now();
    }
    counts.push(count);
  }
  return writeWork({ challenge, counts });
}
