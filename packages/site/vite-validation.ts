import { fileURLToPath } from 'node:url';
import { validationNames } from '@cotejo/core/validation';
import { build, type InlineConfig } from 'vite';
import { browserGuard } from './vite-browser-guard.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One script by itself: a file without imports, so that its one hash vouches for all that runs. */
function configOf(name: string): InlineConfig {
  return {
    configFile: false,
    root: here('.'),
    logLevel: 'warn',
    plugins: [browserGuard()],
    build: {
      write: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: here(`src/validation/scripts/${name}.ts`),
        output: { format: 'es', codeSplitting: false, minify: true },
      },
    },
  };
}

async function scriptOf(name: string): Promise<readonly [name: string, text: string]> {
  const built = [await build(configOf(name))].flat();
  const [chunk, ...others] = built.flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`the validation script ${name} is not one file`);
  return [name, chunk.code];
}

/** The text of every validation script by its name. Rejects when one cannot be built, or is more than one file. */
export async function buildValidationScripts(): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(await Promise.all(validationNames.map(scriptOf)));
}
