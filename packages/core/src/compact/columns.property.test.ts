import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, MalformedBytes } from './byte-stream.ts';
import { readCodes, writeCodes } from './code-column.ts';
import { readLists, writeLists } from './list-column.ts';
import { readNumbers, writeNumbers } from './number-column.ts';
import { pathSegment } from '../text/path-segment.ts';
import { templateOf, textOfTemplate } from './text-template.ts';
import { readTexts, writeTexts } from './text-columns.ts';

function afterwards<Value>(write: (writer: ByteWriter) => void, read: (reader: ByteReader) => Value): Value {
  const writer = new ByteWriter();
  write(writer);
  const reader = new ByteReader(writer.from(0));
  const value = read(reader);
  expect(reader.isAtEnd).toBe(true);
  return value;
}

function bytesWritten(write: (writer: ByteWriter) => void): number {
  const writer = new ByteWriter();
  write(writer);
  return writer.length;
}

const numbers = fc.oneof(
  fc.array(fc.nat(300)),
  fc.array(fc.integer({ min: -5, max: 5 })),
  fc.array(fc.integer({ min: -(2 ** 45), max: 2 ** 45 })),
  fc.array(fc.nat(40)).map((steps) => steps.map((step) => 7_000 + step * 250)),
  fc.array(fc.nat(9)).map((steps) => steps.map((_, index) => 3 + index * 5)),
  fc.array(fc.constantFrom(0, 2 ** 52, 2 ** 53 - 1)),
);

describe('columns of numbers', () => {
  it('come back as they were, small or large, of either sign', () => {
    fc.assert(
      fc.property(numbers, (given) => {
        const back = afterwards(
          (writer) => writeNumbers(writer, given),
          (reader) => readNumbers(reader),
        );
        expect([...back]).toEqual(given);
      }),
    );
  });

  it('take no more than their head where each follows from the one before', () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => 17 + index * 3);
    expect(bytesWritten((writer) => writeNumbers(writer, ids))).toBeLessThan(30);
    const same = ids.map(() => 812_000);
    expect(bytesWritten((writer) => writeNumbers(writer, same))).toBeLessThan(30);
  });

  it('refuse what is no safe whole number', () => {
    expect(() => writeNumbers(new ByteWriter(), [1, 0.5])).toThrow(RangeError);
    expect(() => writeNumbers(new ByteWriter(), [2 ** 53])).toThrow(RangeError);
    expect(() => writeNumbers(new ByteWriter(), [0 - (2 ** 53 - 1), 2 ** 53 - 1])).toThrow(RangeError);
  });
});

describe('columns of codes', () => {
  const rows = fc.array(fc.record({ code: fc.nat(6), where: fc.nat(3) }));

  it('come back as they were, whatever surrounds them', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const codes = Float64Array.from(given, ({ code }) => code);
        const surrounding = Float64Array.from(given, ({ where }) => where);
        const back = afterwards(
          (writer) => writeCodes(writer, codes, surrounding),
          (reader) => readCodes(reader, surrounding, 7),
        );
        expect(back).toEqual(codes);
      }),
    );
  });

  it('cost next to nothing where the surrounding tells them', () => {
    const surrounding = Float64Array.from({ length: 4_000 }, (_, row) => (row * 7_919) % 200);
    const codes = surrounding.map((where) => (where * 37) % 200);
    const writer = new ByteWriter();
    writeCodes(writer, codes, surrounding);
    const others = writer.from(0).filter((byte) => byte > 1);
    expect(others.length).toBeLessThan(300);
  });

  it('are refused where the dictionary has no such value', () => {
    const codes = Float64Array.of(0, 1, 2);
    const writer = new ByteWriter();
    writeCodes(writer, codes, codes);
    expect(() => readCodes(new ByteReader(writer.from(0)), codes, 2)).toThrow(MalformedBytes);
  });
});

describe.each(['steps', 'codes'] as const)('columns of lists of %s', (kind) => {
  it('come back as they were, in any order, repeated or empty', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(500), { maxLength: 6 }), { maxLength: 20 }), fc.array(fc.nat()), (own, again) => {
        const lists = own.length === 0 ? own : [...own, ...again.map((place) => own[place % own.length]!)];
        const starts = Uint32Array.from([0, ...lists.map((_, row) => lists.slice(0, row + 1).flat().length)]);
        const back = afterwards(
          (writer) => writeLists(writer, { starts, entries: lists.flat() }, kind),
          (reader) => readLists(reader, kind),
        );
        expect(back.starts).toEqual(starts);
        expect(Array.from(back.entries)).toEqual(lists.flat());
      }),
    );
  });
});

describe('templates of texts', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: fc.constantFrom('0', '1', '7', 'A', 'Z', '-', ' ', '\u0001', '\u0003', 'ñ'), maxLength: 12 }),
  );

  it('give every text back, whatever is known of its product', () => {
    fc.assert(
      fc.property(fc.array(text), fc.array(text, { maxLength: 3 }), fc.nat(50_000), (texts, known, id) => {
        const parts = known.map((one) => () => one);
        const cut: number[] = [];
        const all = [...texts, ...known, `${known.join('-')}${id}`, id.toString(36).toUpperCase().padStart(5, '0')];
        const templates = all.map((one) => templateOf(one, { id, parts }, cut));
        let next = 0;
        expect(templates.map((template) => textOfTemplate(template, { id, parts }, () => cut[next++]!))).toEqual(all);
        expect(next).toBe(cut.length);
      }),
      { numRuns: 500 },
    );
  });

  it('are one for names, codes and addresses that are made alike', () => {
    const templatesOf = (id: number): string[] => {
      const name = `Plan Óptimo ${id}`;
      const known = { id, parts: [() => pathSegment(name), () => name] };
      const code = `OP-${id.toString(36).toUpperCase().padStart(4, '0')}`;
      return [name, `Plan-Optimo-${id}`, `${name} Plus`, `P${String(id).padStart(6, '0')}`, code].map((one) =>
        templateOf(one, known, []),
      );
    };
    expect(templatesOf(70_412)).toEqual(templatesOf(893));
  });

  it('stand beside each other and come apart again', () => {
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const back = afterwards(
          (writer) => writeTexts(writer, texts),
          (reader) => readTexts(reader),
        );
        expect(back).toEqual(texts);
      }),
    );
  });
});
