/** The direction of imports: core <- contract <- server | site, ui <- site; features know nothing of each other. */
const nodeModule =
  '^(node:|(assert|buffer|child_process|crypto|dns|events|fs|http|https|net|os|path|process|stream|url|util|zlib)$)';
const thirdParty = 'node_modules/(?!@cotejo/)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other cannot be understood or changed alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads to a file; one that asks for a file as text is held by the check of package exports.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[?]raw$' },
    },
    {
      name: 'core-stands-alone',
      comment:
        'The rules know no framework, no Node module and no other package, but for forms a parser and the ways of telephones (0270, 0272).',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: '[.]test[.]ts$|/testing/' },
      to: { pathNot: '^packages/core/src|node_modules/(jsep|libphonenumber-js)/' },
    },
    {
      name: 'core-tests-stay-near',
      comment: 'Tests of the rules may read files and use the test tools, but no other package.',
      severity: 'error',
      from: { path: '^packages/core/src' },
      to: { path: '^(packages/(?!core/)|demo/|e2e/|bench/|scripts/)' },
    },
    {
      name: 'contract-knows-core-only',
      comment: 'What crosses the wire is shared by server and browser: only core and zod.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/(core|contract)/src|node_modules/zod/' },
    },
    {
      name: 'answers-need-no-schema',
      comment: 'A browser worker makes the same answers as the server, without the weight of the schemas.',
      severity: 'error',
      from: { path: '^packages/contract/src/wire/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^packages/contract/src/(schemas/|errors|endpoint|client)|node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-knows-no-product',
      comment: 'Primitives know neither the domain nor the wire.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^(packages/(?!ui/)|demo/|e2e/|bench/|scripts/)' },
    },
    {
      name: 'ui-runs-in-the-browser',
      severity: 'error',
      from: { path: '^packages/ui/src', pathNot: '[.]test[.]tsx?$' },
      to: { path: nodeModule },
    },
    {
      name: 'site-knows-no-server',
      comment: 'The site reaches the server through the contract only.',
      severity: 'error',
      from: { path: '^packages/site/src' },
      to: { path: '^(packages/server/|demo/|e2e/|bench/|scripts/)' },
    },
    {
      name: 'site-runs-in-the-browser',
      comment: 'Only files named .server.ts may use Node modules.',
      severity: 'error',
      from: { path: '^packages/site/src', pathNot: '[.](server|test)[.]tsx?$|/testing/' },
      to: { path: nodeModule },
    },
    {
      name: 'server-knows-no-page',
      comment: 'The server renders through the built entry that it is handed, never by importing the site.',
      severity: 'error',
      from: { path: '^packages/server/src' },
      to: { path: '^(packages/(site|ui)/|e2e/|bench/|scripts/)' },
    },
    {
      name: 'demo-knows-core-only',
      comment: 'The demo catalogue is content in the words of core; its tests may load it through anything.',
      severity: 'error',
      from: { path: '^demo/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(packages/(?!core/)|e2e/|bench/|scripts/)' },
    },
    {
      name: 'features-are-strangers',
      comment: 'What two features need moves down, into platform, layout, contract or core.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/features/([^/]+)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^packages/$1/src/features/', pathNot: '^packages/$1/src/features/$2/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: '[.]test[.]ts$|/testing/' },
      to: { path: '^packages/server/src/features/' },
    },
    {
      name: 'core-comparison-is-replaceable',
      comment: 'The other rules do not lean on the comparison, so that it can be exchanged whole.',
      severity: 'error',
      from: { path: '^packages/core/src/(money|dates|people|pricing|coverage|catalogue|editions)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/core/src/comparison/' },
    },
    {
      name: 'no-test-in-product',
      comment: 'Product code never imports tests or what only tests use.',
      severity: 'error',
      from: { path: '^(packages|demo)/', pathNot: '[.]test[.]tsx?$|/testing/' },
      to: { path: '[.]test[.]tsx?$|/testing/' },
    },
    {
      name: 'declared-dependencies',
      comment: 'A package is used only where the package.json beside it names it.',
      severity: 'error',
      from: { path: '^(packages|demo|e2e|bench)/', pathNot: '[.]test[.]tsx?$|/testing/|[.]config[.]ts$' },
      to: { path: thirdParty, dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-dependency-at-run-time',
      comment: 'What the server runs with is a dependency, not a devDependency.',
      severity: 'error',
      from: { path: '^packages/server/src', pathNot: '[.]test[.]ts$|/testing/|[.]dev[.]ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], path: thirdParty },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '(^|/)(dist|[.]data|[.]cache)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
