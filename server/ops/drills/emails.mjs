import { runDrill } from './lib/drill.mjs';
import { startMailServer } from './lib/mail-server.mjs';

/** The mail provider has moved: the old host refuses every email. */
await runDrill({
  name: 'emails',
  title: 'nobody gets an email',
  async stage(scene) {
    const old = await startMailServer({ refuses: true });
    scene.moved = await startMailServer({ refuses: false });
    scene.changeEnvironment({ SMTP_URL: old.url, OPERATOR_SMTP_URL: scene.moved.url });
    await scene.startServer();
    await scene.openShopper();
    await scene.until(() => scene.logLine(/email not sent/));
    // Hours pass.
    const long = new Date(Date.now() - 3 * 3_600_000).toISOString().replace('T', ' ').slice(0, 23);
    const later = new Date(Date.now() + 3_600_000).toISOString().replace('T', ' ').slice(0, 23);
    scene.query('UPDATE outbox_messages SET created_at = ?, next_try_at = ?', long, later);
  },
  see: async (scene) => [
    'Alert: EmailsWait.',
    `Log: ${scene.logLine(/email not sent/)}`,
    `The provider's status page says that mail is taken at ${scene.moved.url} from now on.`,
  ],
  check(scene) {
    const [{ unsent }] = scene.query(
      'SELECT COUNT(*) AS unsent FROM outbox_messages WHERE done_at IS NULL',
    );
    return unsent === 0 ? [] : [`${unsent} emails wait`];
  },
});
