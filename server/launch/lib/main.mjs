import { say } from './project.mjs';

/** Runs a launcher's body; what it throws becomes a plain message and exit code 1. */
export async function main(body) {
  try {
    await body();
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    return false;
  }
}
