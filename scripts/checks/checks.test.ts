import { describe, expect, it } from 'vitest';
import { commentLength } from './comment-length.ts';
import { designTokens } from './design-tokens.ts';
import { docLinks } from './doc-links.ts';
import { editionComparisons } from './edition-comparisons.ts';
import { fileNames } from './file-names.ts';
import { literalLinks } from './literal-links.ts';
import { checksumOf, migrations } from './migrations.ts';
import { packageExports } from './package-exports.ts';
import { pureCore } from './pure-core.ts';
import { settingsTable } from './settings-table.ts';
import { sqlPlaces } from './sql-places.ts';
import { suppressions } from './suppressions.ts';
import { textsInCatalogues } from './texts-in-catalogues.ts';
import type { SourceFile, StructureCheck } from './tree.ts';

function linesFound(check: StructureCheck, ...files: readonly (readonly [path: string, text: string])[]): string[] {
  const tree: SourceFile[] = files.map(([path, text]) => ({ path, text }));
  return check.find(tree).map(({ path, line }) => (line === null ? path : `${path}:${line}`));
}

const manifest = JSON.stringify({ name: '@cotejo/core', exports: { './money': './src/money.ts' } });
const core = [
  ['packages/core/package.json', manifest],
  ['packages/core/src/money.ts', ''],
] as const;

describe('package exports', () => {
  it('finds an import that the package does not list', () => {
    const code =
      "import { a } from '@cotejo/core/money';\nimport { b } from '@cotejo/core/src/secret.ts';\nimport type { C } from '@cotejo/core';";
    expect(linesFound(packageExports, ...core, ['packages/site/src/a.ts', code])).toEqual([
      'packages/site/src/a.ts:2',
      'packages/site/src/a.ts:3',
    ]);
  });
  it('finds an import over several lines and a dynamic one', () => {
    const code = "import {\n  a,\n} from '@cotejo/core/a';\nconst b = await import('@cotejo/core/b');";
    expect(linesFound(packageExports, ...core, ['demo/a.ts', code])).toEqual(['demo/a.ts:3', 'demo/a.ts:4']);
  });
  it('finds a wildcard and an entry that leads nowhere', () => {
    const wild = JSON.stringify({ name: '@cotejo/ui', exports: { './*': './src/*.tsx', './gone': './src/gone.tsx' } });
    expect(linesFound(packageExports, ['packages/ui/package.json', wild])).toHaveLength(2);
  });
  it('finds a package handed on', () => {
    expect(linesFound(packageExports, ...core, ['packages/site/src/a.ts', "export { a } from '@cotejo/core/money';"])).toEqual([
      'packages/site/src/a.ts:1',
    ]);
  });
});

describe('file names', () => {
  it.each([
    'packages/site/src/PlanCard.tsx',
    'packages/site/src/index.ts',
    'packages/core/src/utils/money.ts',
    'e2e/helpers.ts',
    'docs/Glossary.md',
  ])('refuses %s', (path) => {
    expect(linesFound(fileNames, [path, ''])).toEqual([path]);
  });
  it.each([
    'packages/site/src/plan-card.test.tsx',
    'packages/site/src/page-assets.server.test.ts',
    'docs/decisions/0001-lint.md',
    'packages/ui/package.json',
  ])('takes %s', (path) => {
    expect(linesFound(fileNames, [path, ''])).toEqual([]);
  });
});

describe('core without clock', () => {
  it('finds the clock and chance, and lets a date be made from a value', () => {
    const code =
      'const a = new Date();\nconst b = Date.now();\nconst c = Math.random();\nconst d = new Date(Date.UTC(2026, 1, 1));\n// new Date() is forbidden';
    expect(linesFound(pureCore, ['packages/core/src/a.ts', code])).toEqual(
      [1, 2, 3].map((line) => `packages/core/src/a.ts:${line}`),
    );
    expect(linesFound(pureCore, ['packages/server/src/a.ts', code])).toEqual([]);
  });
});

describe('edition comparisons', () => {
  it('finds every way to ask for an edition by name', () => {
    const code = [
      "if (edition.id === 'chile') a();",
      "if ('peru' !== id) b();",
      "case 'colombia':",
      "if (['chile', 'peru'].includes(edition.id)) c();",
      "if (edition.country === 'PE') d();",
      "if (editionId !== 'international') e();",
    ].join('\n');
    expect(linesFound(editionComparisons, ['packages/site/src/a.tsx', code])).toHaveLength(6);
  });
  it('lets core/editions, tests and plain data be', () => {
    const code = "if (edition.id === 'chile') a();";
    expect(
      linesFound(editionComparisons, ['packages/core/src/editions/editions.ts', code], ['packages/core/src/a.test.ts', code]),
    ).toEqual([]);
    expect(
      linesFound(editionComparisons, [
        'demo/a.ts',
        "const edition = 'chile';\nload({ edition: 'peru' });\ncase 'international':",
      ]),
    ).toEqual([]);
  });
});

describe('literal links', () => {
  it('finds page paths written by hand', () => {
    const code = [
      '<a href="/Comparar/Isapres">',
      "<Link to={'/'}>",
      '<form action={`/Isapre/${url}`}>',
      "throw redirect('/');",
      'const link = { href: "/x" };',
    ];
    expect(linesFound(literalLinks, ['packages/site/src/a.tsx', code.join('\n')])).toHaveLength(5);
  });
  it('takes files, anchors, built links and other origins', () => {
    const code = [
      '<link href="/favicon.svg">',
      '<a href="#main">',
      "<a href={href('home', {})}>",
      '<a href="//other.example/a">',
      '<script src="/assets/a.js">',
    ];
    expect(linesFound(literalLinks, ['packages/site/src/a.tsx', code.join('\n')])).toEqual([]);
  });
});

describe('places of SQL', () => {
  const code =
    "import { eq } from 'drizzle-orm';\nimport type { NodePgDatabase } from 'drizzle-orm/node-postgres';\nawait database.execute(sql`select 1`);\nawait client.query('listen a');";
  it('finds SQL outside stores', () => {
    expect(linesFound(sqlPlaces, ['packages/server/src/features/a/read-a.ts', code])).toEqual(
      [1, 3, 4].map((line) => `packages/server/src/features/a/read-a.ts:${line}`),
    );
  });
  it.each([
    'packages/server/src/features/a/a-store.ts',
    'packages/server/src/platform/database/connect.ts',
    'packages/server/src/features/a/a.test.ts',
  ])('takes it in %s', (path) => {
    expect(linesFound(sqlPlaces, [path, code])).toEqual([]);
  });
});

describe('design tokens', () => {
  it('finds raw colours and pixels', () => {
    const code = ['<p className="text-[#ff0000]">', 'color: rgb(0 0 0);', 'padding: 12px;', '<i className="w-[3.5px]">'].join(
      '\n',
    );
    expect(linesFound(designTokens, ['packages/ui/src/a.tsx', code])).toHaveLength(4);
  });
  it('takes tokens, anchors, media queries and entities', () => {
    const code = [
      '<a href="#add">',
      '@media (min-width: 640px) {',
      'padding: var(--space-2);',
      '&#8217;',
      'fill="url(#fade)"',
      'className="px-4"',
    ].join('\n');
    expect(linesFound(designTokens, ['packages/ui/src/a.tsx', code], ['packages/ui/src/tokens.css', '--ink: #123456;'])).toEqual(
      [],
    );
  });
});

describe('comments', () => {
  it('finds long comments and code in comments', () => {
    expect(
      linesFound(commentLength, ['packages/core/src/a.ts', '// one\n// two\n// three\na();\n// const b = read();\n// total(1);']),
    ).toEqual(['packages/core/src/a.ts:1', 'packages/core/src/a.ts:5', 'packages/core/src/a.ts:6']);
  });
  it('takes docstrings and two lines', () => {
    expect(
      linesFound(commentLength, [
        'packages/core/src/a.ts',
        '/**\n * one\n * two\n * three\n */\n// if the rate (law 1) is missing, stop.\n// second line',
      ]),
    ).toEqual([]);
  });
});

describe('suppressions', () => {
  it('finds silenced tools and tests switched off', () => {
    const code = [
      '// oxlint-disable-next-line no-console',
      '// @ts-ignore',
      "it.only('a', b);",
      "it.skip('a', b);",
      "describe.todo('a');",
    ].join('\n');
    expect(linesFound(suppressions, ['packages/core/src/a.test.ts', code])).toHaveLength(5);
  });
  it('takes a test that says when it is skipped', () => {
    expect(linesFound(suppressions, ['packages/core/src/a.test.ts', "it.skipIf(!existsSync(file))('a', b);"])).toEqual([]);
  });
});

describe('migrations', () => {
  const journal = ['migrations/meta/_journal.json', JSON.stringify({ entries: [{ idx: 0, tag: '0000_first' }] })] as const;
  const first = ['migrations/0000_first.sql', 'create table a ();'] as const;
  const sealed = (text: string) => ['migrations/checksums.json', JSON.stringify({ '0000_first.sql': checksumOf(text) })] as const;

  it('takes a sealed migration', () => {
    expect(linesFound(migrations, journal, first, sealed(first[1]))).toEqual([]);
  });
  it('finds a changed, an unsealed, an unlisted and a missing one', () => {
    expect(linesFound(migrations, journal, first, sealed('something else'))).toEqual(['migrations/0000_first.sql']);
    expect(linesFound(migrations, journal, first)).toEqual(['migrations/0000_first.sql']);
    expect(linesFound(migrations, first, sealed(first[1]))).toEqual(['migrations/0000_first.sql']);
    expect(linesFound(migrations, journal, sealed(first[1]))).toEqual(['migrations/0000_first.sql', 'migrations/0000_first.sql']);
  });
});

describe('links in documents', () => {
  it('finds links and paths that lead nowhere', () => {
    const text =
      '[a](glossary.md#uf) [b](../README.md) [c](gone.md) [d](https://example.org/x)\n`packages/core/src/gone.ts` `packages/core/src/money.ts` `packages/<name>`';
    expect(linesFound(docLinks, ...core, ['README.md', ''], ['docs/glossary.md', text])).toEqual([
      'docs/glossary.md:1',
      'docs/glossary.md:2',
    ]);
  });
});

describe('settings table', () => {
  const check = settingsTable([
    { name: 'PORT', default: '3000', doc: 'Port' },
    { name: 'URL', default: null, doc: 'a | b' },
  ]);
  const table =
    '# A\n\n## Settings\n\n| setting | default | meaning |\n| --- | --- | --- |\n| `PORT`  | `3000` | Port |\n| `URL` |  | a \\| b |\n\n## More\n| `X` |';

  it('takes a table that says what the code reads', () => {
    expect(linesFound(check, ['README.md', table])).toEqual([]);
  });
  it('finds a missing, a changed and a foreign row, and another order', () => {
    expect(linesFound(check, ['README.md', table.replace(/.*URL.*\n/, '')])).toHaveLength(1);
    expect(linesFound(check, ['README.md', table.replace('3000', '3001')])).toHaveLength(2);
    expect(linesFound(check, ['README.md', table.replace('\n\n## More', '\n| `Y` | | z |\n\n## More')])).toHaveLength(1);
    const [port = '', url = ''] = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .slice(0, 2);
    expect(linesFound(check, ['README.md', table.replace(port, '@').replace(url, port).replace('@', url)])).toHaveLength(1);
  });
});

describe('texts in catalogues', () => {
  const shown = [
    'export const a = () => (',
    '  <p aria-label="Precio">',
    '    Desde <b>{isOpen ? `por ${count} meses` : t("once")}</b>',
    '    {name || "sin nombre"} UF {count} · <i data-kind="lista" className="bold">{t("text")}</i>',
    '  </p>',
    ');',
  ].join('\n');

  it('finds what a component shows or says, and no name, class, key or unit', () => {
    const found = linesFound(textsInCatalogues, ['packages/site/src/features/a/a.tsx', shown]);
    expect(found.toSorted()).toEqual([2, 3, 3, 4].map((line) => `packages/site/src/features/a/a.tsx:${line}`));
  });

  it('follows constants, lists, raw HTML and attributes of components', () => {
    const hidden = [
      "const hint = 'Prueba otra vez';",
      'export const a = ({ name }) => (',
      '  <Card heading="Texto suelto" variant="best" placeClass="mt-2 grid">',
      '    <p>{hint}</p><p>{name}</p>',
      "    <p>{['Hola'].join()}</p>",
      "    <p dangerouslySetInnerHTML={{ __html: 'Chao' }} />",
      '  </Card>',
      ');',
    ].join('\n');
    const found = linesFound(textsInCatalogues, ['packages/site/src/features/a/a.tsx', hidden]);
    expect(found.toSorted()).toEqual([1, 3, 5, 6].map((line) => `packages/site/src/features/a/a.tsx:${line}`));
  });

  it('reads no example of a component', () => {
    expect(linesFound(textsInCatalogues, ['packages/ui/src/a.examples.tsx', shown])).toEqual([]);
  });
});
