import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const UI = join(__dirname, '../../ui');

/** The source of each file of a folder, but for tests. */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Parts without a look of their own, and those that only appear after a redirect or without scripts. */
const withoutLook = [
  'ChoosableList',
  'DraftNote',
  'ClientRedirect',
  'NeedsScripts',
  'Toaster',
  'ToastProvider',
  'RestoredNote',
];

/** The components that a source exports. */
function partsOf(source: string): string[] {
  const exported = source.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm);
  return [...exported].map(([, name = '']) => name).filter((name) => !name.endsWith('Context'));
}

/** Returns whether a source draws the part, or makes one of its own of it. */
const isDrawnBy = (source: string, part: string) =>
  new RegExp(`<${part}\\b|\\(${part}[,)]`).test(source);

test('whatever pages are made of is on the page of the design system, alone or within another part', () => {
  const parts = sourcesOf(UI).flatMap((source) =>
    partsOf(source).map((name) => ({ name, source })),
  );
  const shown = new Set<string>();
  function show(source: string) {
    for (const part of parts) {
      if (shown.has(part.name) || !isDrawnBy(source, part.name)) continue;
      shown.add(part.name);
      show(part.source);
    }
  }
  sourcesOf(__dirname).forEach(show);
  const missing = parts.map(({ name }) => name).filter((name) => !shown.has(name));
  expect(missing.sort()).toEqual(withoutLook.sort());
});
