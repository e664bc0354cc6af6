/**
 * Which folder may import which. Each rule is proved to fire by a planted breach in scripts/canary:
 * `npm run imports` fails where one does not.
 */

/** A place imports itself and what stands above it. `settings` and `report-types` are words, not code. */
const ENGINE_ORDER = [
  ['base', 'settings', 'report-types'],
  ['json'],
  ['dialects'],
  ['tools'],
  ['refs'],
  ['inline'],
  ['systems'],
  ['judge'],
  ['rules'],
  // Then whatever puts these together (report, pipeline, protocol, ...), then `index`.
];

const APP_ORDER = [
  ['ui', 'styles'],
  ['share'],
  ['state'],
  ['engine', 'sources', 'editor'],
  ['flow', 'panels'],
  ['shell'],
  ['main'],
];

/** Tests, and what only tests import, may reach further than what they test. */
const TEST_CODE = '[.]test[.]tsx?$|^src/[^/]+/(testing|suites)/';
const WORKER = '^src/app/engine/worker[.]ts$';

/**
 * The folder `name/` or the file `name.ts`, whichever there is.
 *
 * @param {string} part
 * @param {readonly (readonly string[])[]} tiers
 */
const places = (part, tiers) => `^src/${part}/(${tiers.flat().join('|')})(/|[.]tsx?$)`;

const engineRules = ENGINE_ORDER.map((tier, at) => ({
  name: `engine-${tier[0]}-imports-leftwards`,
  severity: 'error',
  from: { path: places('engine', [tier]), pathNot: TEST_CODE },
  to: { path: '^src/engine/', pathNot: places('engine', ENGINE_ORDER.slice(0, at + 1)) },
}));

const appRules = APP_ORDER.slice(0, -1).map((tier, at) => ({
  name: `app-${tier[0]}-imports-leftwards`,
  severity: 'error',
  from: { path: places('app', [tier]), pathNot: TEST_CODE },
  to: {
    path: places('app', APP_ORDER.slice(at + 1)),
    // Naming a type of a later part does not make this one run it.
    dependencyTypesNot: ['type-only'],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...engineRules,
    {
      name: 'engine-index-is-for-outsiders',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: TEST_CODE },
      to: { path: '^src/engine/index[.]ts$' },
    },
    {
      name: 'engine-knows-no-other-part',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { path: '^src/(app|cli|server|link|packages)/|^(e2e|scripts)/' },
    },
    {
      name: 'engine-uses-no-package',
      comment:
        'It has to run in Node, on a page and in a worker, and whoever embeds it gets nothing else.',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: TEST_CODE },
      to: { path: '(^|/)node_modules/' },
    },
    {
      name: 'engine-uses-nothing-of-node',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: TEST_CODE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'test-code-stays-in-tests',
      severity: 'error',
      from: { pathNot: TEST_CODE },
      to: { path: TEST_CODE },
    },
    ...appRules,
    {
      name: 'app-takes-only-types-of-engine',
      comment: 'The engine runs in the worker, so that the page always answers.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: [WORKER, TEST_CODE] },
      to: { path: '^src/engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-worker-takes-engine-by-index',
      severity: 'error',
      from: { path: WORKER },
      to: {
        path: '^src/engine/',
        pathNot: '^src/engine/index[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'app-knows-no-cli-or-server',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^src/(cli|server)/|^(e2e|scripts)/' },
    },
    {
      name: 'monaco-stays-in-editor',
      comment: 'It is most of what the page loads and comes late.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/editor/' },
      to: { path: '(^|/)node_modules/(monaco-editor|@monaco-editor)/' },
    },
    {
      name: 'mcp-sdk-has-one-importer',
      comment: 'A second one would ship it twice, and without its settings.',
      severity: 'error',
      from: {
        path: '^src/(app|cli|connect|engine|link)/',
        pathNot: ['^src/connect/sdk[.]ts$', TEST_CODE],
      },
      to: { path: '(^|/)node_modules/@modelcontextprotocol/' },
    },
    {
      name: 'connect-knows-no-other-part',
      comment: 'The page and the command both connect with it.',
      severity: 'error',
      from: { path: '^src/connect/', pathNot: TEST_CODE },
      to: { path: '^src/(app|cli|engine|link|server)/|^(e2e|scripts)/' },
    },
    {
      name: 'connect-uses-nothing-of-node',
      severity: 'error',
      from: { path: '^src/connect/', pathNot: TEST_CODE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'panels-know-no-other-panel',
      severity: 'error',
      from: { path: '^src/app/panels/([^/]+)/' },
      to: { path: '^src/app/panels/[^/]+/', pathNot: '^src/app/panels/$1/' },
    },
    {
      name: 'app-asks-judge-by-its-client',
      comment:
        'Readers and the engine run in the judging worker, and none of it is part of the page.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: TEST_CODE },
      to: {
        path: '^src/judge/',
        pathNot: '^src/judge/(client|worker-port)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'judge-knows-no-other-part',
      severity: 'error',
      from: { path: '^src/judge/' },
      to: { path: '^src/(app|cli|server|link|connect)/|^(e2e|scripts)/' },
    },
    {
      name: 'link-knows-no-other-part',
      severity: 'error',
      from: { path: '^src/link/' },
      to: { path: '^src/(app|cli|server)/|^(e2e|scripts)/' },
    },
    {
      name: 'packages-take-engine-by-index',
      severity: 'error',
      from: { path: '^src/packages/', pathNot: TEST_CODE },
      to: { path: '^src/', pathNot: '^src/(packages/|engine/index[.]ts$)' },
    },
    {
      name: 'cli-takes-engine-by-index',
      comment:
        'So the command uses no more of the engine than anyone else may. Types are only words.',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: {
        path: '^src/engine/',
        pathNot: '^src/engine/index[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'cli-knows-no-app-or-server',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^src/(app|server)/|^(e2e|scripts)/' },
    },
    {
      name: 'server-knows-no-other-part',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/(app|cli|engine|link)/|^(e2e|scripts)/' },
    },
    {
      name: 'help-takes-engine-by-index',
      severity: 'error',
      from: { path: '^src/help/' },
      to: { path: '^src/', pathNot: '^src/(help/|engine/index[.]ts$)' },
    },
    {
      name: 'e2e-knows-no-source',
      comment: 'Browser tests know links, roles and names, as a person does.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^src/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'every-import-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^scripts/canary/' },
    // Otherwise `import type` would go unseen, and it counts inside the engine.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'style', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
