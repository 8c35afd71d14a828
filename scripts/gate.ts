import { commentLength } from './checks/comment-length.ts';
import { designTokens } from './checks/design-tokens.ts';
import { docLinks } from './checks/doc-links.ts';
import { editionComparisons } from './checks/edition-comparisons.ts';
import { fileNames } from './checks/file-names.ts';
import { generatedFiles } from './checks/generated-files.ts';
import { literalLinks } from './checks/literal-links.ts';
import { migrations } from './checks/migrations.ts';
import { packageExports } from './checks/package-exports.ts';
import { pureCore } from './checks/pure-core.ts';
import { documentedSettings } from './checks/settings-table.ts';
import { sqlPlaces } from './checks/sql-places.ts';
import { suppressions } from './checks/suppressions.ts';
import { textsInCatalogues } from './checks/texts-in-catalogues.ts';
import { readTree, type SourceFile, type StructureCheck } from './checks/tree.ts';
import type { Part } from './part.ts';
import { root } from './root.ts';
import { commandOf, runNode } from './run-program.ts';

const structureChecks: readonly StructureCheck[] = [
  packageExports,
  fileNames,
  pureCore,
  editionComparisons,
  literalLinks,
  sqlPlaces,
  designTokens,
  commentLength,
  suppressions,
  migrations,
  docLinks,
  documentedSettings,
  generatedFiles,
  textsInCatalogues,
];

interface Tool {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const tools: readonly Tool[] = [
  {
    name: 'format',
    command: commandOf('prettier'),
    args: ['--check', '--log-level=warn', '--cache', '--cache-strategy=content', '--cache-location=.cache/prettier', '.'],
  },
  { name: 'lint', command: commandOf('oxlint'), args: ['-f', 'unix'] },
  { name: 'types', command: commandOf('typescript', 'tsc'), args: ['-p', '.'] },
  {
    name: 'boundaries',
    command: commandOf('dependency-cruiser', 'depcruise'),
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'packages', 'demo', 'e2e', 'bench'],
  },
];

/** dependency-cruiser reads TypeScript through swc here, and cannot know that this makes its advice pointless. */
function withoutAdvice(output: string): string {
  return output.split('‼ missing-tsc-transpiler')[0] ?? output;
}

async function runTool({ name, command, args }: Tool): Promise<Part> {
  const run = await runNode(command, args, { env: { NO_COLOR: '1' } });
  const failed = run.code === 0 ? 0 : 1;
  return { name, passed: 1 - failed, failed, skipped: 0, seconds: run.seconds, details: failed ? withoutAdvice(run.output) : '' };
}

function runStructureCheck(check: StructureCheck, tree: readonly SourceFile[]): Part {
  const started = performance.now();
  const findings = check.find(tree);
  const failed = findings.length > 0 ? 1 : 0;
  const details = findings.map(({ path, line, message }) => `${path}${line === null ? '' : `:${line}`} ${message}`).join('\n');
  return { name: check.name, passed: 1 - failed, failed, skipped: 0, seconds: (performance.now() - started) / 1000, details };
}

/** Every check of the gate that reads the code without running it, one part each; all run even if one fails. */
export async function runGate(done: (part: Part) => void): Promise<Part[]> {
  const parts: Part[] = [];
  const add = (part: Part): void => {
    parts.push(part);
    done(part);
  };
  for (const tool of tools) add(await runTool(tool));
  const tree = readTree(root);
  for (const check of structureChecks) add(runStructureCheck(check, tree));
  return parts;
}
