import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onSqliteAlone, storyOfSql } from './story-databases';

const root = join(__dirname, '../..');
const alone = Object.values(onSqliteAlone).flat();
const exists = (story: string) =>
  existsSync(join(root, `server/testing/stories/${story}.story.test.ts`));

/** Hand-written SQL, whole statements or parts of one. */
const SQL =
  /\bread(Joined)?Rows[(<]|\bplacesOf\(|createQueryBuilder\(|[.]query[(<]|\bRaw\(|\(\) => ['"`][a-z_]+ [-+]/;
const NO_PART =
  /[.]test[.]ts$|^server[/](migrations|testing|bench)[/]|[/](sqlite|mysql)-database[.]ts$/;

/** Files of the product with SQL that no compiler checks. */
function filesWithSql(): string[] {
  return readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((name) => `server/${name}`)
    .filter((path) => path.endsWith('.ts') && !NO_PART.test(path))
    .filter((path) => SQL.test(readFileSync(join(root, path), 'utf8')))
    .sort();
}

test('every story that runs on SQLite alone exists, and is named once', () => {
  expect(alone.filter((story) => !exists(story))).toEqual([]);
  expect(new Set(alone).size).toBe(alone.length);
});

test('every file with SQL of its own names the story that runs it, and no other file does', () => {
  expect(Object.keys(storyOfSql).sort()).toEqual(filesWithSql());
});

test('and that story runs on both databases', () => {
  const stories = Object.values(storyOfSql);
  expect(stories.filter((story) => !exists(story) || alone.includes(story))).toEqual([]);
});
