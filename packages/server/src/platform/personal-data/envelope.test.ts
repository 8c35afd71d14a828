import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataKeysOfTests } from '../testing/data-keys-of-tests.ts';
import { keyIdOf, open, openStored, plainTextOf, seal, type Place } from './envelope.ts';

const keys = dataKeysOfTests('one');
const places = fc.record({
  table: fc.constantFrom('leads', 'sent_messages'),
  column: fc.constantFrom('email', 'phone', 'recipient'),
  row: fc.string(),
});
const texts = fc.string({ unit: 'binary' });
const place: Place = { table: 'leads', column: 'email', row: '1' };

describe('an envelope', () => {
  it('opens at its place to the text that was sealed, whatever it is', () => {
    fc.assert(
      fc.property(places, texts, (where, text) => {
        expect(open(keys, where, seal(keys, where, text))).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('does not open with any one byte changed, cut off or added', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.integer({ min: 1, max: 255 }), (text, at, change) => {
        const sealed = seal(keys, place, text);
        const index = at % sealed.length;
        const changed = Buffer.from(sealed);
        changed.writeUInt8(sealed.readUInt8(index) ^ change, index);
        for (const other of [changed, sealed.subarray(0, index), Buffer.concat([sealed, Buffer.from([change])])])
          expect(open(keys, place, other).ok).toBe(false);
      }),
    );
  });

  it('does not open in another row, column or table', () => {
    fc.assert(
      fc.property(places, places, texts, (from, to, text) => {
        fc.pre(JSON.stringify(from) !== JSON.stringify(to));
        expect(open(keys, to, seal(keys, from, text))).toEqual({ ok: false, error: 'not-authentic' });
      }),
    );
  });

  it('has a version, the id of its key, a nonce of its own of 96 bits and a tag of 128, and nothing of the text', () => {
    const [first, second] = [seal(keys, place, 'ana@correo.example'), seal(keys, place, 'ana@correo.example')];
    expect(first[0]).toBe(1);
    expect([keyIdOf(first), keyIdOf(second)]).toEqual([keys[0].id, keys[0].id]);
    expect(first.length).toBe(1 + 4 + 12 + 'ana@correo.example'.length + 16);
    const nonces = Array.from({ length: 1000 }, () => seal(keys, place, '').subarray(5, 17).toString('hex'));
    expect(new Set(nonces).size).toBe(1000);
    expect(first.toString('latin1')).not.toContain('ana');
  });

  it('opens with any key at hand, and is sealed with the first', () => {
    const old = seal(keys, place, 'texto');
    const both = dataKeysOfTests('two', 'one');
    expect(open(both, place, old)).toEqual({ ok: true, value: 'texto' });
    expect(keyIdOf(seal(both, place, 'texto'))).toBe(both[0].id);
    expect(open(dataKeysOfTests('two'), place, old)).toEqual({ ok: false, error: 'unknown-key' });
  });

  it('is told from a value kept in plain, which no reader takes for one', () => {
    const plain = Buffer.from('\0Ana');
    expect(plainTextOf(plain)).toBe('Ana');
    expect(plainTextOf(seal(keys, place, 'Ana'))).toBeNull();
    expect(open(keys, place, plain)).toEqual({ ok: false, error: 'not-sealed' });
    expect(() => openStored(keys, place, plain)).toThrow('leads.email of row 1 does not open: not-sealed');
  });
});
