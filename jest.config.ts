/** @jest-config-loader-options {"transpileOnly": true} */
import type { Config } from 'jest';
import { onSqliteAlone } from './server/testing/story-databases';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const configFolder = '<rootDir>/server/launch/config';
const stories = 'server/testing/stories/**/*.story.test.ts';

const serverTransform = ({ tsx }: { tsx: boolean }): [string, Record<string, unknown>] => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

/** With TEST_STOCK=1 plain jest runs the tests: slower, but no failure can come from `reused-modules`. */
const isStock = process.env.TEST_STOCK === '1';

const everyProject: Project = {
  rootDir: __dirname,
  ...(!isStock && { runtime: `${configFolder}/reused-modules/runtime.cjs` }),
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/var/'],
};

const serverProject: Project = {
  ...everyProject,
  testEnvironment: isStock ? 'node' : `${configFolder}/reused-modules/node-environment.cjs`,
  transform: {
    '^.+\\.c?[tj]s$': serverTransform({ tsx: false }),
    '^.+\\.tsx$': serverTransform({ tsx: true }),
  },
  // They are ES modules, or import some when called, which jest's CommonJS runtime cannot load as they are.
  transformIgnorePatterns: [
    '/node_modules/(?!(@react-email/render|age-encryption|@noble|@scure/base)/)',
  ],
  setupFiles: ['reflect-metadata'],
};

const ofNoDialect = Object.values(onSqliteAlone)
  .flat()
  .map((name) => `/${name}\\.story\\.test\\.ts$`);

/** The stories on one of the two databases; the test app reads TEST_DATABASE. */
function storiesOn(database: 'sqlite' | 'mysql'): Project {
  return {
    ...serverProject,
    displayName: `stories-${database}`,
    testMatch: [`<rootDir>/${stories}`],
    testPathIgnorePatterns: ['/node_modules/', ...(database === 'mysql' ? ofNoDialect : [])],
    globals: { TEST_DATABASE: database },
    globalSetup: `${configFolder}/integrator-types.mjs`,
    setupFilesAfterEnv: [`${configFolder}/story-setup.cjs`],
  };
}

const clientProject: Project = {
  ...everyProject,
  displayName: 'client',
  testEnvironment: `${configFolder}/${isStock ? 'browser-environment' : 'reused-modules/jsdom-environment'}.cjs`,
  testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/client/e2e/'],
  moduleNameMapper: { '\\.(css|svg|png|jpg|webp|woff2)$': `${configFolder}/file-stub.cjs` },
  // These publish ES modules only, which jest's CommonJS runtime cannot load as they are.
  transformIgnorePatterns: [
    '/node_modules/(?!(react-intl|@formatjs|intl-messageformat|@chakra-ui|@ark-ui|@zag-js)/)',
  ],
  transform: {
    '^.+\\.(tsx?|m?js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
};

const config: Config = {
  cacheDirectory: 'node_modules/.cache/jest',
  // One more than the smallest machine has cores: some files wait for processes and time limits.
  maxWorkers: 3,
  testSequencer: './server/launch/config/longest-first.cjs',
  // Only a test that hangs should meet it: they run beside browsers and builds on two cores.
  testTimeout: 120_000,
  projects: [
    {
      ...serverProject,
      displayName: 'server',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.story\\.test\\.ts$'],
    },
    storiesOn('sqlite'),
    ...(process.env.TEST_MYSQL_URL ? [storiesOn('mysql')] : []),
    clientProject,
  ],
};

export default config;
