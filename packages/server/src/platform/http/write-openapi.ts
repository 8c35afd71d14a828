import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readVersion } from '../version.ts';
import { openApiText } from './openapi.ts';

/** Run by hand after a change of the contract: node packages/server/src/platform/http/write-openapi.ts */
const target = fileURLToPath(new URL('../../../../../docs/openapi.json', import.meta.url));
await writeFile(target, openApiText(readVersion().version));
process.stdout.write(`${target}\n`);
