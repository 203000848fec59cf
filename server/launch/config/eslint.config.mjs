import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { lintRules } from './lint-rules.mjs';

const tests = ['**/*.test.{ts,tsx}', 'server/testing/**', 'client/testing/**', 'client/e2e/**'];
const configurations = ['jest.config.ts', '**/*.config.{ts,mts,mjs}'];

const nodeGlobals = Object.fromEntries(
  [
    'process',
    'console',
    'performance',
    'Buffer',
    'URL',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'fetch',
    'AbortSignal',
    'Blob',
    'FormData',
  ].map((name) => [name, 'readonly']),
);

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'var/',
      'node_modules/',
      'client/gql/',
      'client/staff/gql/',
      'server/testing/integrators/generated/',
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
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
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
      // It makes Node track every promise of the process; production does not use it (decision 68).
      'no-restricted-imports': ['error', 'node:async_hooks'],
      'tidebox/write-gate': 'error',
      'tidebox/one-writer-per-status': 'error',
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'tidebox/guarded-storage': 'error' },
  },
  {
    // Texts of others would hold the only thread by a pattern that takes the square of their length.
    files: ['{server,client}/**/*.{ts,tsx,mts,mjs}'],
    ignores: [...tests, 'server/launch/gates/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'certain', ignoreSticky: false, ignorePartial: false },
      ],
    },
  },
  // The files in which the forbidden construct is allowed.
  {
    files: ['server/kernel/money*', 'client/ui/values/[mM]oney*'],
    rules: { 'tidebox/money-arithmetic': 'off' },
  },
  {
    files: ['client/apollo/browserStorage.ts', ...tests],
    rules: { 'tidebox/guarded-storage': 'off' },
  },
  { files: ['server/platform/db/**'], rules: { 'tidebox/write-gate': 'off' } },
  {
    files: ['server/platform/db/transaction-scope.ts', 'server/testing/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['server/**/*.machine.ts', 'server/platform/db/transition.ts'],
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
    },
  },
);
