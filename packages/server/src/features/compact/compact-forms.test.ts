import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CatalogueSnapshot, Comparator } from '@cotejo/core/catalogue';
import { encodeCompact } from '@cotejo/core/compact';
import { insuranceComparator, planComparator, product, snapshotOf } from '@cotejo/core/testing/sample-catalogue';
import { describe, expect, it } from 'vitest';
import { createCompactForms, type CompactForm } from './compact-forms.ts';

const snapshot = snapshotOf({ products: [product(1), product(2)] });

/** Forms that come when the test says so, with what was asked for. */
function slowForms(compressedBytes = 10) {
  const asked: { readonly snapshot: CatalogueSnapshot; readonly comparator: Comparator }[] = [];
  const answers: PromiseWithResolvers<CompactForm>[] = [];
  const form: CompactForm = { digest: 'd', compressedBytes, keptBytes: compressedBytes, bodyIn: async () => Buffer.alloc(0) };
  const forms = createCompactForms((given, comparator) => {
    asked.push({ snapshot: given, comparator });
    const answer = Promise.withResolvers<CompactForm>();
    answers.push(answer);
    return answer.promise;
  });
  return { asked, answers, form, forms };
}

describe('compact forms', () => {
  it('are what core encodes, in every encoding', async () => {
    const form = await createCompactForms()(snapshot, insuranceComparator);
    const bytes = Buffer.from(encodeCompact(snapshot, insuranceComparator));
    expect(await form.bodyIn('identity')).toEqual(bytes);
    expect(brotliDecompressSync(await form.bodyIn('br'))).toEqual(bytes);
    expect(gunzipSync(await form.bodyIn('gzip'))).toEqual(bytes);
    expect(form.compressedBytes).toBe((await form.bodyIn('br')).length);
  });

  it('are made once for all that ask at the same time, and kept', async () => {
    const { asked, answers, form, forms } = slowForms();
    const waiting = [forms(snapshot, insuranceComparator), forms(snapshot, insuranceComparator)];
    answers[0]!.resolve(form);
    expect(await Promise.all(waiting)).toEqual([form, form]);
    expect(await forms(snapshot, insuranceComparator)).toBe(form);
    expect(asked).toHaveLength(1);
  });

  it('are made apart for each comparator and each catalogue', async () => {
    const { asked, answers, form, forms } = slowForms();
    const newer = { ...snapshot, version: 'v2' };
    const waiting = [forms(snapshot, insuranceComparator), forms(snapshot, planComparator), forms(newer, insuranceComparator)];
    for (const answer of answers) answer.resolve(form);
    await Promise.all(waiting);
    expect(asked.map((one) => [one.snapshot.version, one.comparator.name])).toEqual([
      ['v1', insuranceComparator.name],
      ['v1', planComparator.name],
      ['v2', insuranceComparator.name],
    ]);
  });

  it('are made again after one could not be made', async () => {
    const { asked, answers, form, forms } = slowForms();
    const failing = forms(snapshot, insuranceComparator);
    answers[0]!.reject(new Error('no memory'));
    await expect(failing).rejects.toThrow('no memory');
    const again = forms(snapshot, insuranceComparator);
    answers[1]!.resolve(form);
    expect(await again).toBe(form);
    expect(asked).toHaveLength(2);
  });

  it('give way to newer ones when they take too much room', async () => {
    const { asked, answers, form, forms } = slowForms(100 * 1024 * 1024);
    for (const comparator of [insuranceComparator, planComparator, insuranceComparator]) {
      const waiting = forms(snapshot, comparator);
      answers.at(-1)!.resolve(form);
      await waiting;
    }
    expect(asked).toHaveLength(3);
  });

  it('let other work run between their parts', async () => {
    let [turns, turnsBeforeLastPart] = [0, 0];
    let counting = setImmediate(function count() {
      turns += 1;
      counting = setImmediate(count);
    });
    const { columns } = snapshot.products;
    const watched = Object.defineProperty({ ...columns }, 'featureIds', {
      get: () => {
        turnsBeforeLastPart = turns;
        return columns.featureIds;
      },
    });
    await createCompactForms()({ ...snapshot, products: { columns: watched } as typeof snapshot.products }, insuranceComparator);
    clearImmediate(counting);
    expect(turnsBeforeLastPart).toBeGreaterThan(10);
  });
});
