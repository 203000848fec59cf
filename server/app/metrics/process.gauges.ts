import { statfs } from 'node:fs/promises';
import { seconds } from '../../kernel/clock';
import type { Gauge } from '../../platform/gauge';
import { within } from '../../platform/within';

/** A database that does not reply in this time counts as unreachable. */
const DATABASE_PATIENCE_MS = seconds(5);

/** Figures of this process and its machine. */
export const processGauges: readonly Gauge[] = [
  {
    name: 'tidebox_database_unreachable',
    help: '1 while the database does not reply within 5 seconds.',
    read: ({ db }) =>
      within(DATABASE_PATIENCE_MS, db.read.query('SELECT 1')).then(
        () => 0,
        () => 1,
      ),
  },
  {
    name: 'tidebox_redis_unreachable',
    help: '1 while Redis does not reply; 0 without REDIS_URL.',
    read: async ({ rateLimits }) => ((await rateLimits.isReachable()) ? 0 : 1),
  },
  {
    name: 'tidebox_disk_free_ratio',
    help: 'Free part of the disk of VAR_DIR, from 0 to 1; at 0 nothing can be stored.',
    async read({ varDir }) {
      const { bavail, blocks } = await statfs(varDir);
      return bavail / blocks;
    },
  },
  {
    name: 'tidebox_disk_full',
    help: '1 for a minute after a write of this process found no room, also on the disk of the database server.',
    read: ({ db }) => Promise.resolve(db.disk.isFull() ? 1 : 0),
  },
  {
    name: 'tidebox_webhooks_refused',
    help: 'Payment webhooks refused for their signature within 15 minutes, since the last accepted one.',
    read: ({ metrics }) => Promise.resolve(metrics.facts.refusedWebhooks()),
  },
];
