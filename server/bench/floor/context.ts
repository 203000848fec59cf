import { createHash } from 'node:crypto';
import DataLoader from 'dataloader';
import type { Request } from 'express';
import { In, type DataSource } from 'typeorm';
import { ArticleLink, OrderEvent, OrderItem, Session, StoredItem, Viewer } from './rows';

/** Who asks, and batching readers of the request. */
export interface Context {
  readonly db: DataSource;
  readonly viewer: Viewer | null;
  readonly loaders: ReturnType<typeof openLoaders>;
}

/** The viewer in one statement, from the token of the header. */
export async function contextOf(request: Request, db: DataSource): Promise<Context> {
  const token = request.headers.authorization;
  return { db, viewer: token ? await findViewer(db, token) : null, loaders: openLoaders(db) };
}

function findViewer(db: DataSource, token: string): Promise<Viewer | null> {
  const tokenHash = createHash('sha256').update(token).digest('hex');
  return db.manager
    .createQueryBuilder(Viewer, 'viewer')
    .innerJoin(Session, 'session', 'session.userId = viewer.id')
    .where('session.tokenHash = :tokenHash AND session.expiresAt > :now', {
      tokenHash,
      now: new Date(),
    })
    .getOne();
}

function openLoaders({ manager }: DataSource) {
  return {
    articles: many(
      (ids) =>
        manager.find(ArticleLink, { where: { groupId: In(ids) }, order: { position: 'ASC' } }),
      ({ groupId }) => groupId,
    ),
    items: many(
      (ids) => manager.find(OrderItem, { where: { orderId: In(ids) }, order: { position: 'ASC' } }),
      ({ orderId }) => orderId,
    ),
    events: many(
      (ids) => manager.find(OrderEvent, { where: { orderId: In(ids) }, order: { at: 'ASC' } }),
      ({ orderId }) => orderId,
    ),
    stored: many(
      (ids) => manager.findBy(StoredItem, { orderItemId: In(ids) }),
      ({ orderItemId }) => orderItemId,
    ),
  };
}

/** A loader of the rows that name a key. */
function many<Row>(find: (keys: string[]) => Promise<Row[]>, keyOf: (row: Row) => string) {
  return new DataLoader<string, Row[]>(async (keys) => {
    const grouped = new Map<string, Row[]>(keys.map((key) => [key, []]));
    for (const row of await find([...keys])) grouped.get(keyOf(row))?.push(row);
    return keys.map((key) => grouped.get(key) ?? []);
  });
}
