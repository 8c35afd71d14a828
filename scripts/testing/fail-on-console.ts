import { afterEach, beforeEach } from 'vitest';

// A warning on the console is a fault nobody looked at: React's, Node's or our own (architecture rule 25).
const watched = ['error', 'warn'] as const;
const originals = { error: console.error, warn: console.warn };
let heard: string[] = [];

beforeEach(() => {
  heard = [];
  for (const level of watched) {
    console[level] = (...parts: unknown[]) => {
      heard.push(`console.${level}: ${parts.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  for (const level of watched) console[level] = originals[level];
  if (heard.length > 0) throw new Error(`the test wrote to the console\n${heard.join('\n')}`);
});
