import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import { plainDate } from '@cotejo/core/dates';
import { rateToNumber } from '@cotejo/core/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeIndicatorValues, type IndicatorValue } from '../../platform/indicator-store.ts';
import { connect } from '../../platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { openCatalogueMemory, type CatalogueMemory } from './catalogue-memory.ts';
import { isapreContent, planContent } from './testing/content.ts';
import { publishVersion } from './version-store.ts';
import { writeVersion, type CatalogueToWrite } from './write-catalogue-store.ts';

let test: TestDatabase;
let memory: CatalogueMemory;
let replaced: CatalogueSnapshot[];
const errors: Error[] = [];

async function publish(content: CatalogueToWrite): Promise<void> {
  await test.database.transaction(async (transaction) => {
    const { versionId } = await writeVersion(transaction, content);
    await publishVersion(transaction, versionId);
  });
}

async function store(...values: readonly Omit<IndicatorValue, 'source'>[]): Promise<void> {
  await test.database.transaction((transaction) =>
    writeIndicatorValues(
      transaction,
      values.map((value) => ({ ...value, source: 'test' })),
    ),
  );
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 8_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('it did not come true in 8 s');
    await sleep(10);
  }
}

const codes = () => memory.snapshot('chile').products.map((product) => product.code);

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  replaced = [];
  errors.length = 0;
  memory = await openCatalogueMemory({
    database: test.database,
    url: test.url,
    onError: (error) => errors.push(error),
    onReplaced: (snapshot) => replaced.push(snapshot),
    retryMilliseconds: 50,
  });
});
afterEach(async () => {
  await memory.close();
  await test.database.execute(
    sql`truncate catalogue_versions, product_identities, organizations, clinics, indicator_values cascade`,
  );
});

describe('the catalogue in memory', () => {
  it('is ready and empty over a database without a catalogue', () => {
    expect(memory.isReady()).toBe(true);
    expect(memory.snapshot('chile')).toMatchObject({
      edition: 'chile',
      version: 'none',
      products: { length: 0 },
      isDemonstration: false,
    });
  });

  it('swaps the whole snapshot when a version is published, and leaves the other editions as they are', async () => {
    const [before, peru] = [memory.snapshot('chile'), memory.snapshot('peru')];
    await publish(isapreContent([planContent('A')]));
    await until(() => codes().includes('A'));
    expect(before.products).toHaveLength(0);
    expect(memory.snapshot('peru')).toBe(peru);
    expect(replaced).toEqual([memory.snapshot('chile')]);
    await publish(isapreContent([planContent('B')]));
    await until(() => codes().includes('B'));
    expect(codes()).toEqual(['B']);
  });

  it('is told nothing by a publication that was rolled back', async () => {
    await expect(
      test.database.transaction(async (transaction) => {
        const { versionId } = await writeVersion(transaction, isapreContent([planContent('A')]));
        await publishVersion(transaction, versionId);
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    await publish(isapreContent([planContent('B')]));
    await until(() => codes().length > 0);
    expect(codes()).toEqual(['B']);
    expect(replaced).toHaveLength(1);
  });

  it('finds what no notification told of', async () => {
    await publish(isapreContent([planContent('A')]));
    await until(() => codes().includes('A'));
    const watching = await openCatalogueMemory({
      database: test.database,
      url: test.url,
      onError: (error) => errors.push(error),
      recheckMilliseconds: 20,
    });
    const before = watching.snapshot('chile').version;
    await test.database.execute(sql`update catalogue_versions set published_at = published_at + interval '1 second'`);
    await until(() => watching.snapshot('chile').version !== before);
    await watching.close();
    expect(memory.snapshot('chile').version).toBe(before);
    expect(errors).toEqual([]);
  });

  it('shows the last of several quick publications', async () => {
    for (let number = 1; number <= 5; number += 1) await publish(isapreContent([planContent(`P${number}`)]));
    await until(() => codes().includes('P5'));
    expect(codes()).toEqual(['P5']);
  });

  it('reads again what it missed while its connection was broken', async () => {
    await test.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'cotejo-listen' and datname = current_database()`);
    await publish(isapreContent([planContent('A')]));
    await until(() => codes().includes('A'));
    expect(memory.isReady()).toBe(true);
  });

  it('keeps the old snapshot while the new one cannot be read, says so, and shows it once it can', async () => {
    await publish(isapreContent([planContent('A')]));
    await until(() => codes().includes('A'));
    await test.database.transaction(async (transaction) => {
      const { versionId } = await writeVersion(transaction, isapreContent([planContent('B')]));
      await transaction.execute(sql`update products set kind = 'riddle' where code = 'B'`);
      await publishVersion(transaction, versionId);
    });
    await until(() => errors.length > 0);
    expect(errors[0]?.message).toContain("'riddle'");
    expect(codes()).toEqual(['A']);
    await test.database.execute(sql`update products set kind = 'isapre-plan' where code = 'B'`);
    await until(() => codes().includes('B'));
  });

  it('keeps the old snapshot when a connection dies while the new one is read, and reads it again', async () => {
    await publish(isapreContent([planContent('A')]));
    await until(() => codes().includes('A'));
    const { pool, close } = connect({ url: test.url, onError: () => undefined, maximumConnections: 2 });
    const gate = await pool.connect();
    await gate.query('begin; lock table tariff_rows in access exclusive mode');
    await publish(isapreContent([planContent('B')]));
    let ended = 0;
    for (let round = 0; ended === 0 && round < 400; round += 1) {
      await sleep(10);
      const { rows } = await pool.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock' and query like 'copy%tariff_rows%' and datname = current_database()`);
      ended = rows.length;
    }
    expect(ended).toBe(1);
    await until(() => errors.length > 0);
    expect(codes()).toEqual(['A']);
    await gate.query('rollback');
    gate.release();
    await close();
    await until(() => codes().includes('B'));
    expect(codes()).toEqual(['B']);
  });

  it('answers every question wholly from one version while versions are published', async () => {
    const at = (percentage: number) =>
      ['norte', 'sur'].map((clinicCode) => ({ clinicCode, hospitalaria: percentage, ambulatoria: percentage, urgencia: null }));
    const version = (number: number) =>
      isapreContent(
        Array.from({ length: 40 + number }, (_, index) =>
          planContent(`P${index}`, {
            name: `version ${number}`,
            score: number,
            minimumEmployees: number,
            clinics: at(number),
            featureNames: number % 2 === 0 ? [] : ['dental'],
          }),
        ),
      );
    const seen = new Set<string>();
    let isOver = false;
    const questions = (async () => {
      while (!isOver) {
        const { products } = memory.snapshot('chile');
        const said = products.map(({ name, score, minimumEmployees, clinics, featureIds }) =>
          JSON.stringify([
            name,
            score,
            minimumEmployees,
            clinics.map(({ hospitalaria, ambulatoria }) => [hospitalaria, ambulatoria]),
            featureIds.length,
          ]),
        );
        const [one] = said;
        expect(new Set(said).size).toBeLessThanOrEqual(1);
        if (one !== undefined) {
          const number = products.at(0).score ?? 0;
          expect(products).toHaveLength(40 + number);
          expect(one).toBe(
            JSON.stringify([
              `version ${number}`,
              number,
              number,
              [
                [number, number],
                [number, number],
              ],
              number % 2,
            ]),
          );
          seen.add(one);
        }
        await sleep(1);
      }
    })();
    for (let number = 1; number <= 12; number += 1) {
      await publish(version(number));
      // Old versions go, so that a reader without one view of all tables would find products without their clinics.
      await test.database.execute(sql`delete from catalogue_versions where status = 'retired'`);
      if (number % 3 === 0) await until(() => memory.snapshot('chile').products.length === 40 + number);
    }
    isOver = true;
    await questions;
    expect(seen.size).toBeGreaterThanOrEqual(4);
    expect(errors).toEqual([]);
  });

  it('chooses the UF of the day, else the newest stored one with its date, and hears of new ones', async () => {
    const day = plainDate('2026-07-11');
    expect(memory.uf(day).status).toBe('fallback');
    await store({ indicator: 'UF', date: day, value: '40844.79' });
    await until(() => memory.uf(day).status === 'of-the-day');
    expect(rateToNumber(memory.uf(day).rate)).toBe(40844.79);
    expect(memory.uf(plainDate('2026-11-20'))).toMatchObject({ status: 'older', date: day });
  });

  it('knows the dollar and the UTM of a day, and none where none is stored', async () => {
    const day = plainDate('2026-07-11');
    expect([memory.usd(day), memory.utm(day)]).toEqual([null, null]);
    await store(
      { indicator: 'USD', date: plainDate('2026-07-10'), value: '928.99' },
      { indicator: 'UTM', date: plainDate('2026-07-01'), value: '71649' },
    );
    await until(() => memory.usd(day) !== null);
    expect(memory.usd(day)).toMatchObject({
      rate: { from: 'USD', to: 'CLP', scaled: 9_289_900 },
      date: '2026-07-10',
      status: 'older',
    });
    expect(memory.utm(day)).toMatchObject({ pesos: { units: 71_649, currency: 'CLP' }, status: 'of-the-day' });
  });

  it('is no longer ready once closed, and lets go of its connections', async () => {
    await memory.close();
    expect(memory.isReady()).toBe(false);
    const listening = async () => {
      const { rows } = await test.database.execute(
        sql`select 1 from pg_stat_activity where application_name = 'cotejo-listen' and datname = current_database()`,
      );
      return rows.length;
    };
    await vi.waitFor(async () => expect(await listening()).toBe(0), { timeout: 20_000 });
  });
});
