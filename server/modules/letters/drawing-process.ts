import { renderSheet } from './render-sheet';
import type { Job, Outcome } from './renderer';

/** The process that `forkedRenderer` starts: a sheet comes in, a letter goes out. */
process.on('message', ({ id, sheet }: Job) => {
  const answer = (outcome: Outcome) => process.send?.(outcome);
  renderSheet(sheet).then(
    (printed) => answer({ id, printed }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});
// The server asks it to end; a Ctrl-C that reaches both must not cut a letter short.
process.on('SIGINT', () => undefined);
