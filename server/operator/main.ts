import 'reflect-metadata';
import { openServices } from '../app/services';
import { readConfig } from '../platform/config';
import { runOperator } from './run-operator';

/** `npm run operator -- <command>`; works beside a running server. */
void runOperator(process.argv.slice(2), {
  // stdout belongs to the answer.
  open: async () =>
    openServices({ ...readConfig(process.env), logLevel: 'silent' }, { isCommand: true }),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
}).then((exitCode) => {
  process.exitCode = exitCode;
});
