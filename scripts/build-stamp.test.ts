import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sourceStamp } from './build-stamp.ts';

const tree = mkdtempSync(join(tmpdir(), 'cotejo-stamp-'));
afterAll(() => rmSync(tree, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

const page = 'packages/site/src/page.tsx';
for (const path of ['package-lock.json', 'tsconfig.json', 'scripts/build.ts', 'scripts/byte-budgets.ts', page]) put(path, 'one');
for (const folder of ['core', 'contract', 'ui']) put(`packages/${folder}/src/a.ts`, 'one');

it('the build is stale after a change of content, name or lock file, and of nothing else', () => {
  const first = sourceStamp(tree);

  put('packages/site/src/page.test.tsx', 'a test');
  put('packages/site/dist/client/page.js', 'built');
  utimesSync(join(tree, page), 1, 1);
  expect(sourceStamp(tree)).toBe(first);

  put('packages/core/src/a.ts', 'two');
  const changed = sourceStamp(tree);
  expect(changed).not.toBe(first);

  renameSync(join(tree, page), join(tree, 'packages/site/src/other-page.tsx'));
  const renamed = sourceStamp(tree);
  expect(renamed).not.toBe(changed);

  put('package-lock.json', 'two');
  expect(sourceStamp(tree)).not.toBe(renamed);
});
