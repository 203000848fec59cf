import 'reflect-metadata';
import { openServices } from '../app/services';
import { readConfig, type Config } from '../platform/config';
import { exitCodes, runOperator } from './run-operator';

/** `npm run operator -- <command>`; works beside a running server. */
async function main(): Promise<number> {
  const config = configOrComplaint();
  if (typeof config === 'string') {
    process.stderr.write(`${config}\n`);
    return exitCodes.wrongUsage;
  }
  return runOperator(process.argv.slice(2), {
    // stdout belongs to the answer.
    open: () => openServices({ ...config, logLevel: 'silent' }, { isCommand: true }),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}

function configOrComplaint(): Config | string {
  try {
    return readConfig(process.env);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

void main().then((exitCode) => {
  process.exitCode = exitCode;
});
