import 'reflect-metadata';
import { restoreTargetOf } from '../app/restore-target';
import { openServices } from '../app/services';
import { readConfig } from '../platform/config';
import { runOperator } from './run-operator';

/** `npm run operator -- <command>`; can run beside a server. */
void runOperator(process.argv.slice(2), {
  restoreTarget: () => restoreTargetOf(readConfig(process.env)),
  // stdout is reserved for the result.
  open: async () =>
    openServices({ ...readConfig(process.env), logLevel: 'silent' }, { isCommand: true }),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
}).then((exitCode) => {
  process.exitCode = exitCode;
});
