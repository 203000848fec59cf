import { renderEmail } from './render-email';
import type { Job, Outcome } from './renderer';

/** The process that `forkedRenderer` starts: a content comes in, an email goes out. */
process.on('message', ({ id, content }: Job) => {
  const answer = (outcome: Outcome) => process.send?.(outcome);
  renderEmail(content).then(
    (rendered) => answer({ id, rendered }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});
// The server asks it to end; a Ctrl-C that reaches both must not cut an email short.
process.on('SIGINT', () => undefined);
