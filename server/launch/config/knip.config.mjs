/** Reads the files of the design system's page as if they were empty: a part that only it shows is unused. */
const withoutKit = (text, path) => (path.includes('/client/pages/dev/') ? '' : text);

export default {
  ignoreExportsUsedInFile: true,
  entry: [
    'server/main.ts',
    'server/supervisor.ts',
    'server/operator/main.ts',
    'server/modules/emails/rendering-process.ts',
    'server/app/checking/checking-process.ts',
    'server/app/graphql/emit-schema.ts',
    'server/app/alerts/emit-rules.ts',
    'server/ops/drills/*.mjs',
    'client/rendering/renderPage.tsx',
    'server/migrations/[0-9]*.ts',
    'server/bench/seed/seed.ts',
    'server/bench/lib/meter.cjs',
    'server/testing/{crash-on-signal,transpile}.cjs',
    'server/launch/*.mjs',
    'server/launch/gates/gate-host.mjs',
    'server/launch/config/*',
  ],
  project: ['server/**/*.{ts,tsx,mjs,cjs}', 'client/**/*.{ts,tsx,mts}', '!client/pages/dev/**'],
  ignore: ['client/gql/**', 'client/staff/gql/**'],
  eslint: {
    config: ['server/launch/config/eslint.config.mjs'],
  },
  'dependency-cruiser': {
    config: ['server/launch/config/dependency-cruiser.cjs'],
  },
  vite: {
    config: [
      'client/vite.config.mts',
      'client/vite.server.config.mts',
      'client/ide/vite.config.mts',
      'client/staff/vite.config.mts',
    ],
  },
  playwright: {
    config: ['client/e2e/playwright.config.ts', 'client/e2e/pictures.config.ts'],
  },
  'graphql-codegen': false,
  ignoreDependencies: [
    'dependency-cruiser',
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
    'typescript-native',
  ],
  compilers: {
    '.ts': withoutKit,
    '.tsx': withoutKit,
  },
};
