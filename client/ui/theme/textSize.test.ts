import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const client = join(__dirname, '../..');
const isOurs = (file: string) =>
  /\.(tsx?|html|css)$/.test(file) && !/\.test\.|(^|\/)(e2e|gql|testing)\//.test(file);
const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(isOurs);

/** Matches declarations of font size and line height. */
const SIZED =
  /(?:fontSizes?|lineHeight|font-size|line-height|[\s{;'"]font)(?:=(?:"[^"]*"|\{[^}]*\})|:\s*(?:tokens\()?(?:\{[^}]*\}|[^,;\n]*))/g;

/** Letters of a drawing grow with it: its pixels are its own. */
const DRAWN = ['ui/document/StampText.tsx'];

test('no text has a size in pixels: all of it grows with what the reader asks their browser for', () => {
  const fixed = sources
    .filter((file) => !DRAWN.includes(file))
    .flatMap((file) => {
      const found = readFileSync(join(client, file), 'utf8').match(SIZED) ?? [];
      return found.filter((style) => /\d\s*px/.test(style)).map((style) => `${file}: ${style}`);
    });
  expect(sources.length).toBeGreaterThan(500);
  expect(fixed).toEqual([]);
});
