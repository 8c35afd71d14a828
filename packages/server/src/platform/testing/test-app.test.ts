import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './test-app.ts';

describe('the test app', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ catalogue: 'demo' });
  });
  afterAll(() => test.close());

  it('is ready, with a catalogue for Chile', async () => {
    const response = await test.app.inject('/readyz');
    expect(response.json()).toEqual({ status: 'ready', checks: { database: true, catalogue: true } });
    expect(test.memory.snapshot('chile').products.length).toBeGreaterThan(100);
  });
});
