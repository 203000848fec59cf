import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// Database servers live in folders that an ordinary user's PATH leaves out.
const extraFolders = ['/usr/sbin', '/usr/libexec', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The full path of the first of these programs that is installed. */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...extraFolders];
  return names
    .flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
