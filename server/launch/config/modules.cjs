const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** Names of the modules as server/app/modules.ts lists them, from the bottom up. */
function listedModules(root) {
  const source = readFileSync(join(root, 'server/app/modules.ts'), 'utf8');
  const imports = source.matchAll(/import [{] (\w+) [}] from '[.][.]\/modules\/([^/]+)\/module'/g);
  const named = new Map([...imports].map(([, variable, folder]) => [variable, folder]));
  const [, list = ''] = /modules: readonly Module\[\] = \[([^\]]*)\]/.exec(source) ?? [];
  const entries = list.replace(/\/\/.*/g, '').split(',');
  return entries.map((entry) => named.get(entry.trim())).filter(Boolean);
}

/** Returns the errors of the list: folders it omits, and names without a folder. */
function moduleFaults(root) {
  const listed = listedModules(root);
  const folders = readdirSync(join(root, 'server/modules')).filter(
    (folder) => readdirSync(join(root, 'server/modules', folder)).length > 0,
  );
  const missing = folders.filter((folder) => !listed.includes(folder));
  const twice = listed.filter((name, index) => listed.indexOf(name) !== index);
  return [
    ...missing.map((name) => `server/modules/${name} is not listed in server/app/modules.ts`),
    ...twice.map((name) => `${name} is listed twice in server/app/modules.ts`),
  ];
}

module.exports = { listedModules, moduleFaults };
