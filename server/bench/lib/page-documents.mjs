import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, visit } from 'graphql';

/** Returns the text of the operation that a page of the client sends, with its fragments. */
export function documentOf(operation) {
  const named = new Map();
  for (const path of readdirSync('client', { recursive: true }))
    if (path.endsWith('.graphql'))
      for (const definition of parse(readFileSync(join('client', path), 'utf8')).definitions)
        if (definition.name) named.set(definition.name.value, definition);
  const wanted = new Set();
  const want = (name) => {
    if (wanted.has(name)) return;
    wanted.add(name);
    visit(named.get(name), { FragmentSpread: ({ name: { value } }) => want(value) });
  };
  want(operation);
  return print({ kind: Kind.DOCUMENT, definitions: [...wanted].map((name) => named.get(name)) });
}
