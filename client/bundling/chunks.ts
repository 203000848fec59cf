import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');

/** The chunk that a dynamic import of the file loads. @throws Error when there is none */
export function chunkOfFile(bundle: Bundle, file: string): Chunk {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === file);
  if (!chunk) throw new Error(`${file} is in no chunk of its own`);
  return chunk;
}

/** The chunk that a page is loaded from, by its name. @throws Error when there is none, or several */
export function chunkOfPage(bundle: Bundle, page: string): Chunk {
  const [chunk, ...more] = chunksOf(bundle).filter(
    ({ isDynamicEntry, exports }) => isDynamicEntry && exports.includes(page),
  );
  if (!chunk || more.length > 0)
    throw new Error(`${page} is in ${more.length + Number(!!chunk)} chunks`);
  return chunk;
}

/**
 * A chunk with all that it imports at once, which a browser would only discover step by step; each
 * behind what it imports itself.
 */
function closure(
  bundle: Bundle,
  chunk: Chunk,
  found = new Set<string>(),
  visited = new Set<string>(),
): Set<string> {
  if (visited.has(chunk.fileName)) return found;
  visited.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') closure(bundle, imported, found, visited);
  }
  return found.add(chunk.fileName);
}

/** The scripts of every page in the order in which they are run, the entry at the end. */
export function startScripts(bundle: Bundle): string[] {
  return chunksOf(bundle)
    .filter(({ isEntry }) => isEntry)
    .flatMap((entry) => [...closure(bundle, entry)]);
}

/** The scripts that a chunk wants beyond those of every page. */
export function scriptsOf(bundle: Bundle, chunk: Chunk): string[] {
  const everywhere = new Set(startScripts(bundle));
  return [...closure(bundle, chunk)].filter((name) => !everywhere.has(name));
}
