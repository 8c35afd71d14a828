import { join } from 'node:path';
import { editionIds } from '@cotejo/core/editions';
import type { Result } from '@cotejo/core/result';
import type { Database } from '../../../platform/database/connect.ts';
import { loadKnownIndicators } from '../load-demo-catalogue.ts';
import { listVersions, publishVersion, rollBackLayer, type Publication, type PublicationProblem } from '../version-store.ts';
import { importFolder } from './import-folder.ts';
import { importKinds } from './import-kinds.ts';
import { reportLines, writeReport } from './import-report.ts';
import type { Task } from './import-task.ts';

export interface TaskSurroundings {
  readonly database: Database;
  /** Reports of imports are kept in its folder 'imports'. */
  readonly dataDirectory: string;
  readonly say: (line: string) => void;
}

type Of<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

async function runImport(task: Of<'import'>, { database, dataDirectory, say }: TaskSurroundings): Promise<number> {
  const { importKind, folder, dryRun, publish } = task;
  const started = new Date();
  const result = await importFolder(database, importKinds[importKind], { folder, dryRun, publish, progress: say });
  if (result.outcome.kind === 'imported') await loadKnownIndicators(database);
  const milliseconds = Date.now() - started.getTime();
  const report = { ...result, kind: importKind, folder, startedAt: started.toISOString(), milliseconds };
  for (const line of reportLines(report)) say(line);
  say(`Informe: ${join(await writeReport(report, dataDirectory), 'report.html')}`);
  return result.outcome.kind === 'refused' ? 1 : 0;
}

const statusWords = { draft: 'borrador', published: 'publicada', retired: 'retirada' } as const;

async function showVersions({ edition: only }: Of<'versions'>, { database, say }: TaskSurroundings): Promise<number> {
  for (const edition of editionIds.filter((id) => only === null || id === only)) {
    for (const { id, layer, status, productCount, createdAt, source } of await listVersions(database, edition)) {
      const parts = [id, edition, layer, statusWords[status], `${productCount} productos`, createdAt.toISOString(), source];
      say(parts.join('  '));
    }
  }
  return 0;
}

function problemText(problem: PublicationProblem): string {
  switch (problem.kind) {
    case 'code-in-other-layer':
      return `No se publicó: el producto ${problem.code} ya existe en la capa ${problem.layer}.`;
    case 'unknown-version':
      return `No existe la versión ${problem.versionId}.`;
    case 'no-earlier-version':
      return `La capa ${problem.layer} de ${problem.edition} no tiene una versión anterior.`;
  }
}

function sayPublication(published: Result<Publication, PublicationProblem>, say: TaskSurroundings['say']): number {
  if (!published.ok) {
    say(problemText(published.error));
    return 1;
  }
  const { layer, versionId, replacedVersionId: replaced } = published.value;
  if (replaced === versionId) {
    say(`Capa ${layer}: la versión ${versionId} ya es la que se muestra.`);
    return 0;
  }
  say(`Capa ${layer}: se muestra la versión ${versionId}${replaced === null ? '' : ` en lugar de la ${replaced}`}.`);
  return 0;
}

/** Does what the arguments asked for, saying lines in Spanish. Answers the program's exit code: 1 when nothing was changed. */
export async function performTask(task: Task, surroundings: TaskSurroundings): Promise<number> {
  const { database, say } = surroundings;
  switch (task.kind) {
    case 'import':
      return runImport(task, surroundings);
    case 'versions':
      return showVersions(task, surroundings);
    case 'publish':
      return sayPublication(await database.transaction((transaction) => publishVersion(transaction, task.versionId)), say);
    case 'rollback':
      return sayPublication(await database.transaction((transaction) => rollBackLayer(transaction, task)), say);
  }
}
