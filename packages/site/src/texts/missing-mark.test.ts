import { expect, it } from 'vitest';
import { missingMark as mark, missingSpans } from './missing-mark.ts';

it.each([
  ['Planes', []],
  [`${mark}Planes${mark}`, [[0, 8]]],
  [
    `a ${mark}b${mark} c ${mark}d${mark}`,
    [
      [2, 5],
      [8, 11],
    ],
  ],
  [`${mark}sin fin`, []],
])('B8-30 finds what is missing in %j', (text, spans) => {
  expect(missingSpans(text).map(({ start, end }) => [start, end])).toEqual(spans);
});
