import Module from 'node:module';
import { join } from 'node:path';

/**
 * Turns this process into the given built program. Node cannot exec; running the program here
 * comes closest: one process, its own signals and exit code, no second copy of Node in memory.
 */
export function execProgram(program, args = []) {
  process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, join(process.cwd(), program), ...args];
  Module.runMain();
}
