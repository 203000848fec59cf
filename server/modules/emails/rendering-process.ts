import { renderEmail } from './render-email';
import type { Job, Outcome } from './renderer';

/**
 * The process that `forkedRenderer` starts: a content comes in, an email goes out; nowhere where the server has
 * gone meanwhile, which renders it again when it is back.
 */
process.on('message', ({ id, content }: Job) => {
  const answer = (outcome: Outcome) =>
    process.send?.(outcome, undefined, undefined, () => undefined);
  renderEmail(content).then(
    (rendered) => answer({ id, rendered }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});
// The server asks it to end; a Ctrl-C that reaches both must not cut an email short.
process.on('SIGINT', () => undefined);
