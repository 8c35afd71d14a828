import { settingDocs } from '../../packages/server/src/platform/config.ts';
import type { Finding, StructureCheck } from './tree.ts';

interface Setting {
  readonly name: string;
  readonly default: string | null;
  readonly doc: string;
}

const escaped = (text: string): string => text.replaceAll('|', '\\|');

/** A setting's row in README.md, its cells without padding. */
export function settingRow(setting: Setting): string {
  return `| \`${setting.name}\` | ${setting.default === null ? '' : `\`${escaped(setting.default)}\``} | ${escaped(setting.doc)} |`;
}

function withoutPadding(line: string): string {
  return line.replace(/ +/g, ' ').trim();
}

/** The settings table of README.md says what packages/server/src/platform/config.ts reads, in its order. */
export function settingsTable(settings: readonly Setting[]): StructureCheck {
  return {
    name: 'settings table',
    find: (tree) => {
      const readme = tree.find(({ path }) => path === 'README.md');
      const section = readme?.text.split('\n## Settings\n')[1]?.split('\n## ')[0] ?? '';
      const rows = section
        .split('\n')
        .map(withoutPadding)
        .filter((line) => line.startsWith('| `'));
      const wanted = settings.map((setting) => withoutPadding(settingRow(setting)));
      const at = (message: string): Finding => ({ path: 'README.md', line: null, message });
      const different = [
        ...wanted.filter((row) => !rows.includes(row)).map((row) => at(`lacks the row ${row}`)),
        ...rows.filter((row) => !wanted.includes(row)).map((row) => at(`has a row for no setting: ${row}`)),
      ];
      return different.length === 0 && rows.join() !== wanted.join() ? [at('has the settings in another order')] : different;
    },
  };
}

export const documentedSettings = settingsTable(settingDocs);
