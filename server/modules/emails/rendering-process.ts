import { renderEmail } from './render-email';
import type { Job, Outcome } from './renderer';

/**
 * The process that `forkedRenderer` starts: it receives contents and sends emails. If the server has stopped
 * meanwhile, the email is lost and the server renders it again after its restart.
 */
process.on('message', ({ id, content }: Job) => {
  const answer = (outcome: Outcome) =>
    process.send?.(outcome, undefined, undefined, () => undefined);
  renderEmail(content).then(
    (rendered) => answer({ id, rendered }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});
// The server ends this process itself; a Ctrl-C that reaches both must not interrupt an email.
process.on('SIGINT', () => undefined);
