import { fail, ok } from '@cotejo/core/result';
import { describe, expect, it } from 'vitest';
import { createAnswerCache, type AnswerCache, type AnswerKey } from './answer-cache.ts';

const keyOf = (question: string, change: Partial<AnswerKey> = {}): AnswerKey => ({
  scope: 'compare chile',
  ground: 'v1',
  question,
  ...change,
});

/** Asks for an answer and counts how often it was worked out. */
function counting(cache: AnswerCache) {
  const worked: string[] = [];
  const ask = async (key: AnswerKey, spelling = key.question): Promise<string> => {
    const made = await cache.get(key, spelling, async () => {
      worked.push(key.question);
      return ok(`answer to ${key.question}`);
    });
    if (!made.ok) throw new Error(made.error.kind);
    return made.value.plain.toString();
  };
  return { worked, ask };
}

describe('the cache of answers', () => {
  it('works an answer out once, also for those who ask meanwhile', async () => {
    const { worked, ask } = counting(createAnswerCache());
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(keyOf('q'))));
    expect(new Set(answers)).toEqual(new Set(['answer to q']));
    await ask(keyOf('q'));
    expect(worked).toEqual(['q']);
  });

  it('finds an answer by every spelling that asked for it', async () => {
    const cache = createAnswerCache();
    const { ask } = counting(cache);
    await ask(keyOf('q'), 'one way');
    await ask(keyOf('q'), 'another way');
    expect(cache.bySpelling(keyOf('one way'))).toBe(cache.bySpelling(keyOf('another way')));
    expect(cache.bySpelling(keyOf('one way'))?.plain.toString()).toBe('answer to q');
    expect(cache.bySpelling(keyOf('a third way'))).toBeUndefined();
    expect(cache.bySpelling(keyOf('one way', { scope: 'compare peru' }))).toBeUndefined();
    expect(cache.bySpelling(keyOf('one way', { ground: 'v2' }))).toBeUndefined();
  });

  it('keeps no failure, and nothing of what broke', async () => {
    const cache = createAnswerCache();
    const failing = () => cache.get(keyOf('q'), 'q', async () => fail({ kind: 'not-found' }));
    expect(await failing()).toEqual({ ok: false, error: { kind: 'not-found' } });
    const broken = cache.get(keyOf('q'), 'q', () => Promise.reject(new Error('a bug')));
    await expect(broken).rejects.toThrow('a bug');
    expect(cache.size().answers).toBe(0);
    expect(cache.bySpelling(keyOf('q'))).toBeUndefined();
    const { worked, ask } = counting(cache);
    await ask(keyOf('q'));
    expect(worked).toEqual(['q']);
  });

  it('drops what its scope kept on another ground, and nothing of other scopes', async () => {
    const cache = createAnswerCache();
    const { worked, ask } = counting(cache);
    for (const question of ['a', 'b']) await ask(keyOf(question));
    await ask(keyOf('a', { scope: 'compare peru' }));
    expect(cache.size()).toMatchObject({ answers: 3, spellings: 3 });
    await ask(keyOf('a', { ground: 'v2' }));
    expect(cache.size()).toMatchObject({ answers: 2, spellings: 2 });
    await ask(keyOf('a', { scope: 'compare peru' }));
    expect(worked).toHaveLength(4);
  });

  it('does not keep what was worked out on a ground that was left meanwhile', async () => {
    const cache = createAnswerCache();
    const { ask } = counting(cache);
    let finish: (() => void) | undefined;
    const slow = cache.get(keyOf('q'), 'q', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return ok('old');
    });
    await ask(keyOf('q', { ground: 'v2' }));
    finish?.();
    expect((await slow).ok).toBe(true);
    expect(cache.size().answers).toBe(1);
    expect(cache.bySpelling(keyOf('q'))).toBeUndefined();
  });

  it('is bounded in answers, bytes and spellings', async () => {
    const byNumber = createAnswerCache({ answers: 5, bytes: 1_000_000, spellings: 7, spellingBytes: 1_000_000 });
    for (let number = 0; number < 50; number += 1) await counting(byNumber).ask(keyOf(`q${number}`));
    expect(byNumber.size()).toMatchObject({ answers: 5, spellings: 7 });
    const byBytes = createAnswerCache({ answers: 1_000, bytes: 1_000, spellings: 1_000, spellingBytes: 1_000 });
    for (let number = 0; number < 50; number += 1) await counting(byBytes).ask(keyOf(`q${number}`));
    expect(byBytes.size().bytes).toBeLessThanOrEqual(2_000);
    expect(byBytes.size().answers).toBeGreaterThan(3);
    const bySpellings = createAnswerCache({ answers: 1_000, bytes: 20_000, spellings: 1_000, spellingBytes: 10_000 });
    const { ask } = counting(bySpellings);
    for (let number = 0; number < 50; number += 1) await ask(keyOf(`q${number}`), `${'x'.repeat(400)}${number}`);
    expect(bySpellings.size().spellings).toBeLessThan(13);
    expect(bySpellings.bySpelling(keyOf(`${'x'.repeat(400)}49`))?.plain.toString()).toBe('answer to q49');
    for (let number = 0; number < 50; number += 1) await ask(keyOf(`${'y'.repeat(400)}${number}`), `${number}`);
    expect(bySpellings.size().spellings).toBeLessThan(13);
    expect(bySpellings.size().bytes).toBeLessThanOrEqual(30_000);
    const long = 'x'.repeat(5_000);
    await counting(byNumber).ask(keyOf('short'), long);
    expect(byNumber.bySpelling(keyOf(long))).toBeUndefined();
  });
});
