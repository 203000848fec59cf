import type { Express } from 'express';
import { seconds } from '../kernel/clock';
import { currentFreeze } from '../modules/funds/public';
import type { Services } from '../platform/services';
import { within } from '../platform/within';

/** A balancer, or whoever was woken, waits no longer for a database that hangs. */
const DATABASE_PATIENCE_MS = seconds(2);

/** The state of this process as far as its health tells it. */
export interface Health {
  /** Turned on by a graceful stop: the balancer sends no new requests while the last ones finish. */
  isStopping: boolean;
  /** Returns faults of the cluster that this process has noticed, in words. */
  readonly warnings?: (() => readonly string[]) | undefined;
}

/**
 * `/livez`, also `/healthz`: the process runs. `/readyz`: it can serve, its database included, within two seconds.
 * Mounted first: while the server stops, every response ends its connection.
 */
export function mountHealth(app: Express, services: Services, health: Health): void {
  app.use((_, response, next) => {
    // Else a client would send its next request into a connection that is about to be closed.
    if (health.isStopping) response.set('connection', 'close');
    next();
  });
  let asking: Promise<Readiness> | undefined;
  for (const path of ['/livez', '/healthz'])
    app.get(path, (_, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_, response) => {
    // Nobody pays for it: however many ask at once, they cost one statement.
    asking ??= readinessOf(services, health).finally(() => (asking = undefined));
    const { reason, note } = await asking;
    response
      .status(reason ? 503 : 200)
      .json(reason ? { status: 'unavailable', reason } : { status: 'ok', note });
  });
}

/** The answer of `/readyz`. */
interface Readiness {
  /** Reason why this process cannot serve though another one might. */
  readonly reason?: string;
  /** Faults of all processes alike: sending requests elsewhere would not help. */
  readonly note?: string;
}

async function readinessOf(services: Services, health: Health): Promise<Readiness> {
  if (health.isStopping) return { reason: 'stopping' };
  const { disk, engine } = services.db;
  // A database server has one disk for all processes, which can all be read from still.
  if (disk.isFull() && engine === 'sqlite') return { reason: 'disk full' };
  try {
    const freeze = await within(DATABASE_PATIENCE_MS, currentFreeze(services));
    const notes = [
      ...(disk.isFull() ? ['disk full'] : []),
      ...(freeze ? ['payments are frozen'] : []),
      ...(health.warnings?.() ?? []),
    ];
    return notes.length > 0 ? { note: notes.join('; ') } : {};
  } catch {
    return { reason: 'database not reachable' };
  }
}
