import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesOf, chooseCoding, prepareAnswer } from './prepared-answer.ts';

const key = randomBytes(32);
const text = JSON.stringify({ nombre: 'Ñuñoa', items: Array.from({ length: 300 }, (_, id) => ({ id })) });

describe('an answer ready to be sent', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.5, gzip; q=0.8', 'gzip'],
    ['gzip;q=0.5, *', 'br'],
    ['*;q=0', 'identity'],
    ['deflate', 'identity'],
    ['br;q=x', 'identity'],
  ])('for Accept-Encoding %j goes out as %s', (header, coding) => {
    expect(chooseCoding(prepareAnswer(text, key), header)).toBe(coding);
  });

  it('stays plain when it is small', () => {
    expect(chooseCoding(prepareAnswer('{"data":[]}', key), 'br')).toBe('identity');
  });

  it('is the same in every coding once it is decompressed', async () => {
    const answer = prepareAnswer(text, key);
    const [br, gzip] = await Promise.all([bytesOf(answer, 'br'), bytesOf(answer, 'gzip')]);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gzip).toString()).toBe(text);
    expect(answer.plain.toString()).toBe(text);
    expect(br.length + gzip.length).toBeLessThan(answer.plain.length);
  });

  it('is compressed once, also for those who ask while that is done', async () => {
    const answer = prepareAnswer(text, key);
    const [first, second] = [bytesOf(answer, 'br'), bytesOf(answer, 'br')];
    expect(first).toBeInstanceOf(Promise);
    expect(second).toBe(first);
    expect(bytesOf(answer, 'br')).toBe(first);
    expect(await first).toBe(await second);
    expect(bytesOf(answer, 'br')).toBe(await first);
  });

  it('has a validator that only this key makes of it', () => {
    const { etag } = prepareAnswer(text, key);
    expect(prepareAnswer(text, key).etag).toBe(etag);
    expect(prepareAnswer(`${text} `, key).etag).not.toBe(etag);
    expect(prepareAnswer(text, randomBytes(32)).etag).not.toBe(etag);
    expect(etag).not.toContain(createHash('sha256').update(text).digest('base64url'));
  });
});
