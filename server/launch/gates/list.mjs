import { runNode } from '../lib/children.mjs';
import { tools } from '../lib/project.mjs';
import moduleList from '../config/modules.cjs';
import { checkAlerts, emitAlerts } from './alert-drift.mjs';
import { catalogueFaults } from './catalogues.mjs';
import { checkLockFile } from './lock-file.mjs';
import { lintBySpectral } from './openapi-spectral.mjs';
import { lintOpenApi } from './openapi.mjs';
import { checkReleased } from './released.mjs';
import { checkSchema, emitSchema } from './schema-drift.mjs';
import { wordFaults } from './words.mjs';

const config = 'server/launch/config';

/**
 * All gates of `npm run check`. `needs` are the files that a gate checks: without them it fails, because a gate
 * without input has not passed. `fix` repairs what a tool can repair, in this order.
 */
export const gates = [
  {
    name: 'schema drift',
    needs: ['schema/schema.graphql', 'server/app/graphql/emit-schema.ts'],
    run: () => checkSchema(),
    fix: () => emitSchema('schema/schema.graphql'),
  },
  {
    name: 'released APIs',
    needs: ['schema/released/schema.graphql', 'schema/released/rest-v1.json'],
    run: () => checkReleased(),
  },
  { name: 'OpenAPI', needs: ['schema/rest-v1.json'], run: () => lintOpenApi() },
  { name: 'OpenAPI, Spectral', needs: ['schema/rest-v1.json'], run: () => lintBySpectral() },
  {
    name: 'codegen drift',
    needs: ['codegen.yml', 'client/gql/graphql.ts'],
    run: () => codegen('--check'),
    fix: () => codegen(),
  },
  {
    name: 'alert rules drift',
    needs: ['server/ops/prometheus/alerts.yml', 'server/app/alerts/alert-rules.ts'],
    run: () => checkAlerts(),
    fix: () => emitAlerts('server/ops/prometheus/alerts.yml'),
  },
  {
    name: 'lint',
    needs: ['server/main.ts', 'client/main.tsx'],
    run: () => eslint('--max-warnings=0'),
    fix: () => eslint('--fix'),
  },
  {
    name: 'lint by types',
    needs: ['.oxlintrc.json', 'server/main.ts', 'client/main.tsx'],
    run: () => oxlint('--deny-warnings'),
    fix: () => oxlint('--fix'),
  },
  {
    name: 'formatting',
    needs: ['.oxfmtrc.json', 'package.json'],
    run: () => runNode([tools.oxfmt, '--check', '.']),
    fix: () => runNode([tools.oxfmt, '.']),
  },
  {
    name: 'types, server',
    needs: ['tsconfig.json', 'server/main.ts'],
    run: () => runNode([tools.tsc, '-p', 'tsconfig.json']),
  },
  {
    name: 'types, client',
    needs: ['client/tsconfig.json', 'client/main.tsx'],
    run: () => runNode([tools.tsc, '-p', 'client/tsconfig.json', '--noEmit']),
  },
  {
    name: 'import rules',
    needs: ['server/modules', 'client/features'],
    run: () => depcruise('server', 'client'),
  },
  {
    name: 'module manifests',
    needs: ['server/modules', 'server/app/modules.ts'],
    run: () => verdict(moduleList.moduleFaults('.')),
  },
  {
    name: 'message catalogues',
    needs: ['client/i18n/en', 'client/i18n/zh', 'client/staff/i18n/en', 'client/staff/i18n/zh'],
    run: async () =>
      verdict([
        ...(await catalogueFaults('client/i18n')),
        ...(await catalogueFaults('client/staff/i18n')),
      ]),
  },
  {
    name: 'words',
    needs: ['server/main.ts', 'client/main.tsx', 'schema/schema.graphql'],
    run: () => verdict(wordFaults('.')),
  },
  {
    name: 'unused code',
    needs: ['server/main.ts', 'client/main.tsx'],
    run: () => runNode([tools.knip, '-c', `${config}/knip.config.mjs`]),
  },
  { name: 'lock file', needs: ['package-lock.json'], run: checkLockFile },
  {
    name: 'statements',
    needs: ['server/testing/stories/statements.story.test.ts'],
    run: () => stories('statements'),
  },
];

/** Runs stories of that name on the embedded database. */
function stories(name) {
  const env = { ...process.env, NODE_ENV: 'test' };
  const only = ['--ci', '--selectProjects', 'stories-sqlite', '--', `/${name}.story.test.ts`];
  return runNode([tools.jest, ...only], { env });
}

function eslint(...options) {
  return runNode([tools.eslint, '-c', `${config}/eslint.config.mjs`, '.', ...options]);
}

function oxlint(option) {
  return runNode([tools.oxlint, '--type-aware', option, '.']);
}

function depcruise(...folders) {
  return runNode([tools.depcruise, '--config', `${config}/dependency-cruiser.cjs`, ...folders]);
}

function codegen(...options) {
  return runNode([tools.codegen, '-c', 'codegen.yml', ...options]);
}

function verdict(faults) {
  return {
    code: faults.length === 0 ? 0 : 1,
    output: faults.map((fault) => `${fault}\n`).join(''),
  };
}
