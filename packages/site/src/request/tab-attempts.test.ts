import { createHash } from 'node:crypto';
import { editionOf } from '@cotejo/core/editions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { refusing, SharedStorage } from '../testing/shared-storage.ts';
import { newAttempt } from './attempt.ts';
import { attemptOfPost } from './posted-attempt.ts';
import { createAttempts } from './tab-attempts.ts';

const chile = editionOf('chile');
const content = { first_name: 'Ana Soto', telefono: '+56987654321', productCode: 'MSP-9026' };

/** A page of a tab: another one of the same tab shares its storage alone. */
const pageOf = (shared: SharedStorage) => createAttempts({ storage: forgivingStorage(shared.tab()), edition: chile, newAttempt });

/** What anybody can make of a content without a secret. */
const plainDigest = (of: unknown): string => createHash('sha256').update(JSON.stringify(of)).digest('hex');

afterEach(() => vi.unstubAllGlobals());

describe('the attempts of a tab', () => {
  it('a content has one key until its answer is known, also on the next page, and another one then', async () => {
    const shared = new SharedStorage();
    const first = await pageOf(shared)(content);
    const again = await pageOf(shared)(content);
    expect(again.key).toBe(first.key);
    expect((await pageOf(shared)({ ...content, productCode: 'MSP-9027' })).key).not.toBe(first.key);
    expect((await pageOf(shared)(content)).key).toBe(first.key);
    again.end();
    expect((await pageOf(shared)(content)).key).not.toBe(first.key);
  });

  it('two presses at once have one key', async () => {
    const attemptOf = pageOf(new SharedStorage());
    const [one, other] = await Promise.all([attemptOf(content), attemptOf(content)]);
    expect(other.key).toBe(one.key);
  });

  it('says nothing of the content: neither the key, which another tab has another one of, nor the storage what was typed', async () => {
    const shared = new SharedStorage();
    const { key } = await pageOf(shared)(content);
    expect(key).toMatch(/^form(?:-\d{1,10}){4}$/);
    expect((await pageOf(new SharedStorage())(content)).key).not.toBe(key);
    expect(JSON.stringify([...shared.items])).not.toMatch(/Ana|987654321/);
  });

  it('lasts as long as the page where the browser keeps nothing', async () => {
    const attemptOf = createAttempts({ storage: forgivingStorage(refusing), edition: chile, newAttempt });
    const { key, end } = await attemptOf(content);
    expect((await attemptOf(content)).key).toBe(key);
    end();
    expect((await attemptOf(content)).key).not.toBe(key);
  });

  it('works on a page without https', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const shared = new SharedStorage();
    const { key } = await pageOf(shared)(content);
    expect((await pageOf(shared)(content)).key).toBe(key);
  });
});

describe('the attempt of a form that was posted without script', () => {
  const posted = { today: '2026-11-20', signs: { 'x-form-stamp': `1763650800000.${'a'.repeat(43)}` } };

  it('is the same as often as that form is posted, and another one of a page asked for anew or on another day', async () => {
    const { key } = await attemptOfPost(posted)(content);
    expect((await attemptOfPost(posted)(content)).key).toBe(key);
    const later = { ...posted, signs: { 'x-form-stamp': `1763650801000.${'b'.repeat(43)}` } };
    for (const other of [later, { ...posted, today: '2026-11-21' }])
      expect((await attemptOfPost(other)(content)).key).not.toBe(key);
    expect((await attemptOfPost(posted)({ ...content, first_name: 'Ana' })).key).not.toBe(key);
  });

  it('is no digest of what was typed alone, with the moment of its page and without', async () => {
    for (const signs of [posted.signs, {}]) {
      const { key } = await attemptOfPost({ today: posted.today, signs })(content);
      expect(key).toMatch(/^post-[\da-f]{64}$/);
      for (const plain of [content, { content, today: posted.today }, { body: content, today: posted.today }]) {
        expect(key).not.toContain(plainDigest(plain));
      }
    }
  });
});
