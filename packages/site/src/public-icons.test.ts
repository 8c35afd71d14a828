import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const pictureOf = (name: string): Buffer => readFileSync(new URL(`../public/${name}`, import.meta.url));
const pngMark = '89504e470d0a1a0a';

/** Side lengths of a picture in PNG, as its first part says them. */
function sizeOf(png: Buffer): readonly [width: number, height: number] {
  expect(png.subarray(0, 8).toString('hex')).toBe(pngMark);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

it('the mark is there for browsers that ask for it at the root: on a screen of a phone, old or new', () => {
  for (const name of ['apple-touch-icon.png', 'apple-touch-icon-precomposed.png'])
    expect([name, sizeOf(pictureOf(name))]).toEqual([name, [180, 180]]);
});

it('the mark is there for browsers that ask for it at the root: in a tab', () => {
  const icon = pictureOf('favicon.ico');
  const [kind, count, length, offset] = [
    icon.readUInt16LE(2),
    icon.readUInt16LE(4),
    icon.readUInt32LE(14),
    icon.readUInt32LE(18),
  ];
  expect([kind, count, offset + length]).toEqual([1, 1, icon.length]);
  expect(sizeOf(icon.subarray(offset))).toEqual([icon[6], icon[7]]);
});
