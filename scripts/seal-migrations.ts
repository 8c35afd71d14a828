import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { checksumOf } from './checks/migrations.ts';
import { inRoot } from './root.ts';

const file = inRoot('migrations/checksums.json');
const known = existsSync(file) ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
const migrations = readdirSync(inRoot('migrations')).filter((name) => name.endsWith('.sql'));
const added = migrations.filter((name) => known[name] === undefined);
const sums = migrations
  .sort()
  .map((name) => [name, known[name] ?? checksumOf(readFileSync(inRoot('migrations', name), 'utf8'))] as const);

// Only what is new is added: a sealed migration keeps its sum, so that a later edit is found.
writeFileSync(file, JSON.stringify(Object.fromEntries(sums), null, 2) + '\n');
console.log(added.length > 0 ? `Sealed: ${added.join(', ')}` : 'Nothing new to seal.');
