import type { MigrationInterface, QueryRunner } from 'typeorm';
import { breaking, isCompatible, nameOf } from '../platform/db/compatible-migrations';
import { migrations } from '.';
import { addColumn, addIndex } from './table-changes';

/** Statements that remove data which the previous release reads, or refuse rows which it writes. */
const DESTRUCTIVE = [
  /\bDROP\s+(TABLE|COLUMN|PRIMARY)\b/i,
  /\bRENAME\b/i,
  /\b(MODIFY|CHANGE)\b/i,
  /\bCREATE UNIQUE INDEX\b/i,
  /\bADD COLUMN\b(?=.*\bNOT NULL\b)(?!.*\bDEFAULT\b)/i,
];

/** Returns what a migration does that older programs cannot live with, by running it on nothing. */
async function destructiveSteps(
  migration: MigrationInterface,
  type: 'mysql' | 'better-sqlite3',
): Promise<string[]> {
  const steps: string[] = [];
  const created = new Set<string>();
  const known: Record<string, unknown> = {
    connection: { options: { type } },
    query: (sql: string) => {
      const isOnNewTable = [...created].some((table) => new RegExp(`\\b${table}\\b`).test(sql));
      if (!isOnNewTable && DESTRUCTIVE.some((pattern) => pattern.test(sql))) steps.push(sql);
      return Promise.resolve([]);
    },
    createTable: ({ name }: { name: string }) => Promise.resolve(created.add(name)),
  };
  const runner = new Proxy(known, {
    get: (target, key: string) =>
      target[key] ??
      (() => {
        if (/^(drop|rename|change|clear)/.test(key)) steps.push(key);
        return Promise.resolve([]);
      }),
  });
  await migration.up(runner as unknown as QueryRunner);
  return steps;
}

const dialects = ['mysql', 'better-sqlite3'] as const;
const all = migrations.map((Migration) => new Migration());

it.each(all.filter(isCompatible).map((one) => [nameOf(one), one] as const))(
  'the program of the release before can live with %s, or it is marked as breaking',
  async (_, migration) => {
    for (const dialect of dialects) expect(await destructiveSteps(migration, dialect)).toEqual([]);
  },
);

const LATER = 1999999999001;

it.each([
  ['takes a column', `ALTER TABLE orders DROP COLUMN remark`],
  ['renames one', `ALTER TABLE orders RENAME COLUMN remark TO note`],
  ['narrows one', `ALTER TABLE orders MODIFY remark varchar(10)`],
  ['takes a table', `DROP TABLE orders`],
])('a migration that %s is found', async (_, sql) => {
  class Change implements MigrationInterface {
    readonly name = `Change_${LATER}`;
    up = (runner: QueryRunner) => runner.query(sql) as Promise<void>;
    down = () => Promise.resolve();
  }
  for (const dialect of dialects)
    expect(await destructiveSteps(new Change(), dialect)).toEqual([sql]);
  expect(isCompatible(new Change())).toBe(true);
  expect(isCompatible(new (breaking('it is read', Change))())).toBe(false);
});

it.each([
  [true, addColumn(LATER, 'orders', 'tide', 'int NOT NULL')],
  [false, addColumn(LATER, 'orders', 'tide', 'int NOT NULL DEFAULT 0')],
  [true, addIndex(LATER, 'orders', ['tide'], { isUnique: true })],
  [false, addIndex(LATER, 'orders', ['tide'])],
])(
  'what older programs cannot write is found, what they can is not: %s',
  async (isFound, Change) => {
    for (const dialect of dialects)
      expect((await destructiveSteps(new Change(), dialect)).length > 0).toBe(isFound);
  },
);
