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

const everyProject: Project = {
  rootDir: __dirname,
  runtime: `${configFolder}/kept/runtime.cjs`,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/var/'],
};

const serverProject: Project = {
  ...everyProject,
  testEnvironment: `${configFolder}/kept/node-environment.cjs`,
  transform: {
    '^.+\\.c?[tj]s$': serverTransform({ tsx: false }),
    '^.+\\.tsx$': serverTransform({ tsx: true }),
  },
  // It imports React's renderer when it is called, which jest's CommonJS runtime cannot do as it is.
  transformIgnorePatterns: ['/node_modules/(?!@react-email/render/)'],
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
    setupFilesAfterEnv: [`${configFolder}/story-setup.cjs`],
  };
}

const clientProject: Project = {
  ...everyProject,
  displayName: 'client',
  testEnvironment: `${configFolder}/kept/jsdom-environment.cjs`,
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
