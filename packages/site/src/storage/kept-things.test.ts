import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptThings } from './kept-things.ts';

const packages = path.join(import.meta.dirname, '../../..');

/** Program files of a package, without tests, by path. */
function sourcesOf(name: string): readonly { readonly file: string; readonly text: string }[] {
  const root = path.join(packages, name, 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const isProgram = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\//.test(file);
  return files.filter(isProgram).map((file) => ({ file: `${name}/${file}`, text: readFileSync(path.join(root, file), 'utf8') }));
}

const sources = ['site', 'contract', 'server'].flatMap(sourcesOf);
const inBrowser = sources.filter(({ file }) => !file.startsWith('server/'));

/** A listed key as an expression: what differs is anything. */
const listed = keptThings.map(({ key }) => new RegExp(`^${key.replaceAll(/\{\w+\}/g, '.*')}$`));

describe('the list of what the site keeps in a browser', () => {
  it('has every key that is made with a brand', () => {
    const made = inBrowser.flatMap(({ text }) =>
      [...text.matchAll(/`\$\{[^`}]*\}_([A-Z][\w${}.]*)`/g)].map(([, key = '']) => key),
    );
    const keys = made.map((key) => `QP_${key.replaceAll(/\$\{[^}]*\}/g, 'x')}`);
    expect(keys.length).toBeGreaterThan(10);
    // What begins a key ends with its mark.
    const isListed = (key: string): boolean =>
      listed.some((form) => form.test(key) || (key.endsWith('_') && form.test(`${key}x_x`)));
    expect(keys.filter((key) => !isListed(key))).toEqual([]);
  });

  it('knows every file that keeps something: one more has to list its keys', () => {
    const touching =
      /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.open|document\.cookie|\bkeep\((?:local|session)\b|[( ]keptStore[<(]/;
    const files = inBrowser.filter(({ text }) => touching.test(text)).map(({ file }) => file);
    expect(files.toSorted()).toEqual([
      'contract/client/token-places.ts',
      'contract/page-rendering.ts',
      'site/analytics/measure.ts',
      'site/comparison/compare-selection.ts',
      'site/comparison/kept-store.ts',
      'site/comparison/named-clinics.ts',
      'site/comparison/saved-comparisons.ts',
      'site/form/form-draft.ts',
      'site/layout/keep-scroll.ts',
      'site/profile/adopt-server-profile.ts',
      'site/profile/kept-draft.ts',
      'site/request/request-draft.ts',
      'site/request/use-tell-sent.ts',
      'site/service-worker/offline-store.ts',
      'site/shell/ask-country.ts',
      'site/shell/erase-kept.ts',
      'site/shell/few-pages.ts',
      'site/shell/keep-attribution.ts',
      'site/shell/kept-values.ts',
      'site/shell/newest-pages.ts',
      'site/shell/note-traffic.ts',
      'site/shell/notices.ts',
      'site/shell/shell.ts',
      'site/shell/starts-at-once.ts',
      'site/shell/strips.ts',
      'site/shell/tell-sent.ts',
      'site/storage/forgiving-storage.ts',
      'site/storage/tab-storage.ts',
      'site/traffic/badge.ts',
      'site/traffic/forces-refresh.ts',
    ]);
  });

  it('has every cookie that the server or a page sets', () => {
    const set = sources.flatMap(({ text }) => [
      // Who sets a cookie may have its name from elsewhere.
      ...text.matchAll(/\b(?:cookieName|\w+Cookie) = '(\w+)'/g),
      ...(/SameSite=/.test(text) ? text.matchAll(/\bname = '(\w+)'/g) : []),
    ]);
    const names = [...new Set(set.map(([, name = '']) => name))];
    const cookies = keptThings.filter(({ place }) => place === 'cookie').map(({ key }) => key);
    expect(names.toSorted()).toEqual(cookies.toSorted());
    const files = sources
      .filter(({ file, text }) => /SameSite=/.test(text) && file.startsWith('server/'))
      .map(({ file }) => file);
    expect(files.toSorted()).toEqual([
      'server/platform/http/page-language.ts',
      'server/platform/http/profile-cookie.ts',
      'server/platform/http/robot/pass.ts',
    ]);
  });
});
