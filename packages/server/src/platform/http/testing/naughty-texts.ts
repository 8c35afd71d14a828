import { createRequire } from 'node:module';
import { z } from 'zod';

/** Texts that break careless programs, as many have gathered them. */
export const gatheredTexts: readonly string[] = z
  .array(z.string())
  .parse(createRequire(import.meta.url)('big-list-of-naughty-strings'));

/** What that list lacks, by what it is. */
export const ownTexts: Readonly<Record<string, string>> = {
  nothing: '',
  blanks: ' \t\u00a0\u2003',
  'a NUL': 'a\u0000b',
  'control characters': '\u0001\u0007\u0008\u001b[31m\u007f',
  'half a pair, the first': 'a\ud83d',
  'half a pair, the second': '\udc00a',
  'pairs the wrong way round': '\udc00\ud83d',
  'no characters': '\ufffe\uffff',
  'a byte order mark': '\ufeff34',
  'a family of emoji': '👨‍👩‍👧‍👦'.repeat(20),
  'right to left': 'مرحبا بالعالم',
  'an override of direction': '\u202e34\u202c',
  'marks without end': `Z${'\u0336\u0338'.repeat(400)}`,
  'other digits': '١٢',
  'full-width digits': '３４',
  'a number beyond all': '1e309',
  'minus zero': '-0',
  'leading zeros': '007',
  'hexadecimal digits': '0x1F',
  'many digits': '9'.repeat(400),
  'a script': '<script>alert(1)</script>',
  'a tag in an attribute': '"><img src=x onerror=alert(1)>',
  'a template': '{{constructor.constructor("return 1")()}}${7*7}',
  'a statement': "'; drop table leads; --",
  'a header': 'a\r\nset-cookie: a=1',
  'the prototype': '__proto__',
  'a constructor': 'constructor',
  'a day that no year has': '2027-02-30',
  'a leap day of no leap year': '2027-02-29',
  'a leap day': '2028-02-29',
  'a leap second': '2016-12-31T23:59:60Z',
  'a leap second alone': '23:59:60',
  'a day before all': '0000-00-00',
  'a day after all': '275760-09-14',
  'midnight of nowhere': '2027-01-01T24:00:00+99:99',
  'a way up': '../../../../etc/passwd%00',
  'a cut escape': '%E0%A4%A',
  'a long text': 'ñ'.repeat(20_000),
};
