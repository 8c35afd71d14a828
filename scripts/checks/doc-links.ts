import { posix } from 'node:path';
import type { Finding, SourceFile, StructureCheck } from './tree.ts';

const link = /\]\(([^)\s]+)\)/g;
const codePath = /`((?:packages|demo|e2e|bench|docs|scripts|migrations)\/[^`\s]*)`/g;

function targetsIn({ path, text }: SourceFile): { target: string; line: number }[] {
  const folder = posix.dirname(path);
  return text.split('\n').flatMap((line, index) => {
    const links = [...line.matchAll(link)].flatMap(([, raw = '']) => {
      const target = raw.split('#')[0] ?? '';
      return target === '' || /^[a-z]+:/.test(target) ? [] : [posix.normalize(posix.join(folder, target))];
    });
    const paths = [...line.matchAll(codePath)].flatMap(([, raw = '']) => (/[<>*{}…]|NNNN/.test(raw) ? [] : [raw]));
    return [...links, ...paths].map((target) => ({ target: target.replace(/\/$/, ''), line: index + 1 }));
  });
}

/** Every relative link and every file path in the documents leads to something that is there. */
export const docLinks: StructureCheck = {
  name: 'links in documents',
  find: (tree) => {
    const known = new Set(
      tree.flatMap(({ path }) => path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))),
    );
    return tree
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap((file) =>
        targetsIn(file)
          .filter(({ target }) => !known.has(target))
          .map(({ target, line }): Finding => ({ path: file.path, line, message: `${target} is not there` })),
      );
  },
};
