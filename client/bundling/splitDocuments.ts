import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Manifest of the storefront's documents. */
const MANIFEST = join(__dirname, '../gql/persisted-documents.json');

/** Everything generated only declares. */
const GENERATED = /\/client\/(?:staff\/)?gql\/\w+\.ts$/;
const ALL = /\/client\/(?:staff\/)?gql\/graphql\.ts$/;
const ONE = /^(.*\/client\/(?:staff\/)?gql\/graphql\.ts)\?document=(\w+)$/;
const declaration = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode</gm;

/** The GraphQL documents in the text of the generated file, by name. */
export function documentsIn(source: string): Map<string, string> {
  return new Map([...source.matchAll(declaration)].map(([, name = '', text = '']) => [name, text]));
}

/**
 * Gives each generated GraphQL document a module of its own. In one file they would all travel in
 * the first chunk, on every page; so each travels with the pages that use it. Lays the manifest of
 * persisted documents beside them, for the server.
 */
export function splitDocuments(manifest = MANIFEST): Plugin {
  const documentsOf = (path: string) => documentsIn(readFileSync(path, 'utf8'));
  return {
    name: 'tidebox:split-documents',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (ONE.test(id) ? id : undefined),
    transform: (code, id) =>
      GENERATED.test(id) ? { code, map: null, moduleSideEffects: false } : undefined,
    load(id) {
      const [, path, name] = ONE.exec(id) ?? [];
      if (path && name)
        return {
          code: `export const ${name} = ${documentsOf(path).get(name)};`,
          moduleSideEffects: false,
        };
      if (!ALL.test(id)) return undefined;
      const code = [...documentsOf(id).keys()]
        .map(
          (document) =>
            `export { ${document} } from ${JSON.stringify(`${id}?document=${document}`)};`,
        )
        .join('\n');
      return { code, moduleSideEffects: false };
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/persisted-documents.json',
        source: readFileSync(manifest, 'utf8'),
      });
    },
  };
}
