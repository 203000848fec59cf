// Import rules (CONTRIBUTING.md, schema/decisions/0030). Modules are named by capture groups and by their list in
// server/app/modules.ts, so that a new module is covered from the start. Tests, test tools and the bench may import
// anything; every rule excludes them.
const { join } = require('node:path');
const { listedModules } = require('./modules.cjs');

const tests = '[.]test[.]tsx?$|^server/(testing|bench|ops)/|^client/(testing|e2e)/';
const npm = 'node_modules/';
const pure = '[.](machine|statuses|pricing|policy)[.]ts$';
const manifest = '^server/modules/[^/]+/module[.]ts$';
const endpoints = '^server/modules/.*[.](resolver|rest)[.]ts$|^server/(operator|staff)/';
/** The files that describe a module's protocols; its other files do not know which protocol calls them. */
const protocol = '[.](resolver|rest|types|inputs|fields|enums|refusals|shapes?)[.]ts$';

/** One rule; `from` leaves tests out unless it says otherwise. */
function forbid(name, comment, from, to) {
  return { name, severity: 'error', comment, from: { pathNot: tests, ...from }, to };
}

/** Modules from the bottom up: later ones are above earlier ones. So there is no cycle between them. */
const modules = listedModules(join(__dirname, '../../..'));

/** A module imports only those listed before it. */
const downwards = modules
  .slice(0, -1)
  .map((name, index) =>
    forbid(
      '3-modules-import-downwards',
      'A module imports those above its line in server/app/modules.ts; it learns of others by what they register.',
      { path: `^server/modules/${name}/` },
      { path: `^server/modules/(${modules.slice(index + 1).join('|')})/` },
    ),
  );

module.exports = {
  forbidden: [
    ...downwards,
    forbid(
      '1-kernel-imports-nothing-of-ours',
      'kernel is true without database or framework.',
      { path: '^server/kernel/' },
      { path: '^(server|client)/', pathNot: '^server/kernel/' },
    ),
    forbid(
      '1-platform-imports-kernel-alone',
      'platform knows the outside world, not the shop.',
      { path: '^server/platform/' },
      { path: '^(server|client)/', pathNot: '^server/(kernel|platform)/' },
    ),
    forbid(
      '2-pure-files-import-kernel-alone',
      'Machine, statuses, pricing and policy hold without a database: kernel, each other, and types.',
      { path: `^server/modules/([^/]+)/.*${pure}` },
      {
        path: `^(server|client)/|${npm}`,
        pathNot: ['^server/kernel/', `^server/modules/$1/.*${pure}`],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      '2-pure-files-stay-in-their-module',
      'A pure file may name types, but only of its own module.',
      { path: `^server/modules/([^/]+)/.*${pure}` },
      { path: '^server/(modules|platform|app|i18n)/', pathNot: '^server/modules/$1/' },
    ),
    forbid(
      '3-other-modules-through-public',
      'From another module, import its public.ts alone.',
      { path: '^server/modules/([^/]+)/' },
      { path: '^server/modules/([^/]+)/', pathNot: ['^server/modules/$1/', '/public[.]ts$'] },
    ),
    forbid(
      '3-everybody-through-public',
      'Whoever is no module imports a public.ts alone; only app lists the manifests.',
      {
        path: '^server/',
        pathNot: [tests, '^server/(modules|migrations)/', '^server/app/modules[.]ts$'],
      },
      { path: '^server/modules/', pathNot: '^server/modules/[^/]+/public[.]ts$' },
    ),
    forbid(
      '4-endpoints-touch-no-repository',
      'An endpoint calls use cases, queries and loaders; it never speaks to the database.',
      { path: endpoints },
      { path: `${npm}(typeorm|mysql2|libsql)/|[.]repository[.]ts$` },
    ),
    forbid(
      '4-use-cases-know-no-graphql',
      'A use case is called by every protocol: what refuses input is in platform/validation.',
      { path: '^server/modules/', pathNot: [tests, protocol] },
      { path: `^server/platform/graphql/|${npm}(graphql|type-graphql)/` },
    ),
    forbid(
      '5-only-manifests-name-endpoints',
      'Resolvers and REST endpoints are named by the manifest of their module alone, those of the staff by their list.',
      { pathNot: [tests, manifest, '^server/staff/resolvers[.]ts$'] },
      { path: '^server/.*[.](resolver|rest)[.]ts$' },
    ),
    forbid(
      '5-only-app-names-adapters',
      'Modules and endpoints know a port (storage/storage.ts); which adapter stands behind it, app decides.',
      { path: '^server/(modules|operator|staff|i18n)/' },
      {
        path: '^server/platform/[^/]+/',
        pathNot: [
          '^server/platform/([^/]+)/\\1[.]ts$',
          '^server/platform/item-page/reading[.]ts$',
          '^server/platform/db/(database|columns|deadlines|lease|locks|driver-errors|invariant|insert-rows|personal|read-rows|read-slice|search|status-list|transition)[.]ts$',
          '^server/platform/(graphql|http|validation)/',
          '[.]entity[.]ts$',
        ],
      },
    ),
    forbid(
      '5-nothing-imports-app',
      'app knows everyone; nobody but the entry points knows app.',
      {
        path: '^server/',
        pathNot: [tests, '^server/app/', '^server/main[.]ts$', '^server/operator/'],
      },
      { path: '^server/app/' },
    ),
    forbid(
      '5-only-the-staff-listener-knows-the-staff',
      'The console is loaded where it is configured, and nothing of it reaches the shop.',
      { path: '^server/', pathNot: [tests, '^server/staff/', '^server/app/staff/'] },
      { path: '^server/staff/' },
    ),
    forbid(
      '5-nothing-imports-testing',
      'What only tests use stays out of the product.',
      { path: '^(server|client)/' },
      { path: '^(server|client)/testing/|^server/bench/|[.]test[.]tsx?$' },
    ),
    forbid(
      '6-entities-of-modules-do-not-meet',
      'Modules know each other by an id column; the foreign key stands in the migration.',
      { path: '^server/modules/([^/]+)/.*[.]entity[.]ts$' },
      { path: '^server/modules/', pathNot: '^server/modules/$1/' },
    ),
    forbid(
      '7-client-layers-pages',
      'app → pages → features → ui.',
      { path: '^client/pages/' },
      { path: '^client/app/' },
    ),
    forbid(
      '7-client-layers-features',
      'app → pages → features → ui.',
      { path: '^client/features/' },
      { path: '^client/(app|pages)/' },
    ),
    forbid(
      '7-client-layers-ui',
      'ui is ours but knows nothing of the shop: no pages, features or GraphQL.',
      { path: '^client/ui/' },
      { path: `^client/(app|pages|features|apollo|gql|routes)/|${npm}(@apollo/client|graphql)/` },
    ),
    forbid(
      '7-routes-lie-below-features',
      'The table names pages by dynamic import: whoever links to a page must not load it.',
      { path: '^client/routes/' },
      {
        path: `^client/(app|pages|features|ui|apollo|gql)/`,
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    forbid(
      '7-only-the-table-names-pages',
      'One line of client/routes/table.ts makes a page; router, prefetching and server derive from it.',
      { path: '^client/', pathNot: [tests, '^client/pages/', '^client/routes/table[.]ts$'] },
      { path: '^client/pages/' },
    ),
    forbid(
      '7-features-do-not-meet',
      'A page joins the fragments of features in its own query.',
      { path: '^client/features/([^/]+)/' },
      { path: '^client/features/', pathNot: '^client/features/$1/' },
    ),
    forbid(
      '7-storefront-knows-no-console',
      'Shoppers load nothing of the staff console.',
      { path: '^client/', pathNot: [tests, '^client/staff/'] },
      { path: '^client/staff/' },
    ),
    forbid(
      '7-console-knows-no-storefront',
      'The staff console shares parts, texts and protocol with the storefront; it has no pages, data or types of the shop.',
      { path: '^client/staff/' },
      {
        path: '^client/',
        pathNot: [
          '^client/(staff|ui|i18n|apollo|bundling)/',
          '^client/features/site/colorMode[.]ts$',
        ],
      },
    ),
    forbid(
      '7-client-and-server-meet-in-schema',
      'They share schema/, and the check character of codes that the console scans; nothing else.',
      { path: '^client/', pathNot: '^$' },
      { path: '^server/', pathNot: '^server/kernel/scan-code[.]ts$' },
    ),
    forbid(
      '7-server-knows-no-client',
      'They share schema/ and nothing else.',
      { path: '^server/', pathNot: '^$' },
      { path: '^client/' },
    ),
    forbid(
      'no-circles',
      'Files that import each other in a circle, by types as well, are one idea, or hide a third.',
      { pathNot: '^$' },
      { circular: true },
    ),
    forbid(
      'no-unresolved',
      'Every import leads somewhere; otherwise the rules above cannot see it.',
      // Generated files import a package that holds types and nothing else.
      { pathNot: '^(client/gql|client/staff/gql|server/testing/integrators)/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: npm },
    exclude: { path: '^(dist|var|server/launch)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
