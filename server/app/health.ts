import type { Express } from 'express';
import type { Services } from '../platform/services';

/** Turned on by a graceful stop: the balancer sends no new requests while the last ones finish. */
export interface Health {
  isStopping: boolean;
}

/**
 * `/livez`: the process runs. `/readyz`: it can serve, its database included. Mounted first: while
 * the server stops, every answer ends its connection.
 */
export function mountHealth(app: Express, services: Services, health: Health): void {
  app.use((_, response, next) => {
    // Else a client would send its next request into a connection that is about to be closed.
    if (health.isStopping) response.set('connection', 'close');
    next();
  });
  let asking: Promise<string | null> | undefined;
  app.get('/livez', (_, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/readyz', async (_, response) => {
    // Nobody pays for it: however many ask at once, they cost one statement.
    asking ??= reasonNotToServe(services, health).finally(() => (asking = undefined));
    const reason = await asking;
    response
      .status(reason ? 503 : 200)
      .json(reason ? { status: 'unavailable', reason } : { status: 'ok' });
  });
}

/** Returns what keeps us from serving, for whoever looks after the server; null where nothing does. */
async function reasonNotToServe({ db }: Services, health: Health): Promise<string | null> {
  if (health.isStopping) return 'stopping';
  if (db.disk.isFull()) return 'disk full';
  return db.read.query('SELECT 1').then(
    () => null,
    () => 'database not reachable',
  );
}
