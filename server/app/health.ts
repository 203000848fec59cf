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
  app.get('/livez', (_, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/readyz', async (_, response) => {
    const isReady = !health.isStopping && (await canRead(services));
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'unavailable' });
  });
}

async function canRead(services: Services): Promise<boolean> {
  try {
    await services.db.read.query('SELECT 1');
    return true;
  } catch {
    return false;
  }
}
