import type { Finding, SourceFile, StructureCheck } from './tree.ts';

const limit = 2;
const codeLike =
  /^\s*\/\/\s*(?:(?:const|let|import|export|return|await|if|for|function)\b.*[;{(]|\S+\(.*\);|<\/?[A-Za-z].*>)\s*$/;

function findingsIn({ path, text }: SourceFile): Finding[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (codeLike.test(line)) return [{ path, line: index + 1, message: 'code in a comment: remove it, the history keeps it' }];
    const starts = /^\s*\/\//.test(line) && !/^\s*\/\//.test(lines[index - 1] ?? '');
    if (!starts) return [];
    let length = 1;
    while (/^\s*\/\//.test(lines[index + length] ?? '')) length += 1;
    return length > limit
      ? [{ path, line: index + 1, message: `a comment of ${length} lines: say why in ${limit}, or write a docstring` }]
      : [];
  });
}

/** Rule 24: a comment says why or cites a source in one or two lines; docstrings may be longer. */
export const commentLength: StructureCheck = {
  name: 'comments',
  find: (tree) =>
    tree.filter(({ path }) => /^(packages|demo|e2e|bench|scripts)\/.*[.](tsx?|mjs)$/.test(path)).flatMap(findingsIn),
};
