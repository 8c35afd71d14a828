import type { SourceFile, StructureCheck, Finding } from './tree.ts';
import { isForTests } from './tree.ts';

const hex = /(?<![&\w])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b/;
const colourFunction = /\b(?:rgba?|hsla?|oklch|oklab|lch|lab|hwb)\(/;
const pixels = /(?<![\w.-])\d*[.]?\d+px\b/;

function findingsIn(file: SourceFile): Finding[] {
  return file.text.split('\n').flatMap((line, index) => {
    if (/^\s*(\/\/|\/?\*)/.test(line) || /^\s*@(media|container|custom-media)\b/.test(line)) return [];
    const at = (what: string): Finding => ({
      path: file.path,
      line: index + 1,
      message: `${what}: ${line.trim().slice(0, 100)}`,
    });
    const code = line.replace(/\bhref=["']#[^"']*["']/g, '').replace(/url\([^)]*\)/g, '');
    return [
      ...(hex.test(code) || colourFunction.test(code) ? [at('raw colour outside tokens.css')] : []),
      ...(pixels.test(code) ? [at('raw pixels outside tokens.css')] : []),
    ];
  });
}

/** Rule 23: colours and pixel sizes stand once, in packages/ui/src/tokens.css; a media query may name its width. */
export const designTokens: StructureCheck = {
  name: 'design tokens',
  find: (tree) =>
    tree
      .filter(({ path }) => /^packages\/(ui|site)\/src\/.*[.](tsx?|css)$/.test(path) && !isForTests(path))
      .filter(({ path }) => path !== 'packages/ui/src/tokens.css')
      .flatMap(findingsIn),
};
