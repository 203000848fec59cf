import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { lintRules } from './lint-rules.mjs';

const tests = ['**/*.test.{ts,tsx}', 'server/testing/**', 'client/testing/**', 'client/e2e/**'];
const configurations = ['jest.config.ts', '**/*.config.{ts,mts,mjs}'];

const nodeGlobals = Object.fromEntries(
  ['process', 'console', 'performance', 'Buffer', 'URL', 'setTimeout', 'clearTimeout', 'fetch'].map(
    (name) => [name, 'readonly'],
  ),
);

const allOff = (...uses) =>
  Object.fromEntries(uses.map((use) => [`@typescript-eslint/no-unsafe-${use}`, 'off']));

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'var/',
      'node_modules/',
      'client/gql/',
      'server/testing/integrators/gql/',
      'server/testing/integrators/rest-v1.ts',
      '**/*.cjs',
    ],
  },
  eslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { tidebox: lintRules },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'tidebox/named-exports-only': 'error',
      'tidebox/disabling-needs-a-reason': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    rules: {
      // Express, React and type-graphql all take async functions where void is expected.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Money is a branded number, which this rule takes for something else.
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Ours are plain objects made by functions; their methods use no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // An async method without await is how one implements a promise-returning port at once.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: nodeGlobals },
  },
  {
    files: ['{server,client}/**/*.{ts,tsx}'],
    rules: { 'tidebox/money-arithmetic': 'error' },
  },
  {
    files: ['server/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      // It has Node follow every promise of the process; production goes without (decision 85).
      'no-restricted-imports': ['error', 'node:async_hooks'],
      'tidebox/write-gate': 'error',
      'tidebox/one-writer-per-status': 'error',
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  // The places where the forbidden thing has its home.
  {
    files: ['server/kernel/money*', 'client/ui/values/[mM]oney*'],
    rules: { 'tidebox/money-arithmetic': 'off' },
  },
  { files: ['server/platform/db/**'], rules: { 'tidebox/write-gate': 'off' } },
  {
    files: ['server/platform/db/transaction-scope.ts', 'server/testing/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['server/**/*.machine.ts', 'server/**/transition-*.ts'],
    rules: { 'tidebox/one-writer-per-status': 'off' },
  },
  { files: ['server/operator/**', 'server/launch/**'], rules: { 'no-console': 'off' } },
  { files: configurations, rules: { 'tidebox/named-exports-only': 'off' } },
  {
    files: [...tests, 'server/migrations/**', 'server/**/{seeds,demo}/**', 'server/**/*seed*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: tests,
    rules: {
      'tidebox/write-gate': 'off',
      'tidebox/one-writer-per-status': 'off',
      // Results of the HTTP interface and jest's matchers are any by nature.
      ...allOff('assignment', 'member-access', 'argument', 'return', 'call'),
    },
  },
);
