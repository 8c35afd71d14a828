import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validationNameIn } from '@cotejo/core/validation';
import type { FastifyInstance } from 'fastify';

/** A script as it is sent, and the hash that vouches for it (Subresource Integrity). */
export interface ValidationScript {
  readonly text: string;
  readonly integrity: string;
}

/** The validation scripts that a process serves, by their addresses: '/validation/{name}.js'. */
export type ValidationScripts = ReadonlyMap<string, ValidationScript>;

/** Nothing of ours is loaded by a script. */
const closedPolicy = "default-src 'none'";

/** Scripts by name as they are served. A name that is none of ours throws Error (a bug of the build). */
export function validationScriptsOf(texts: Readonly<Record<string, string>>): ValidationScripts {
  return new Map(
    Object.entries(texts).map(([name, text]) => {
      const address = `/validation/${name}.js`;
      if (validationNameIn(address) === null) throw new Error(`there is no rule for the validation script ${name}`);
      return [address, { text, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` }];
    }),
  );
}

/** The scripts that the build left in a folder. */
export function builtValidationScripts(folder: string): ValidationScripts {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return validationScriptsOf(
    Object.fromEntries(files.map((file) => [file.slice(0, -'.js'.length), readFileSync(join(folder, file), 'utf8')])),
  );
}

/**
 * Serves the validation scripts from our own origin (decision 28). Their addresses say no version, so that a browser keeps them and
 * asks by their ETag whether they still are what it has.
 */
export function addValidationScripts(app: FastifyInstance, scripts: ValidationScripts): void {
  for (const [address, { text }] of scripts) {
    app.get(address, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', closedPolicy)
        .type('text/javascript; charset=utf-8')
        .send(text),
    );
  }
}
