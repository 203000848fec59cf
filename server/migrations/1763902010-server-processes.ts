import { boolean, createTable, id, instant, int, key, primary, text } from './table-builder';

/** The processes that share the database. */
export const CreateServerProcesses = createTable(1763902010001, {
  name: 'server_processes',
  columns: {
    id: primary(id),
    role: key(6),
    host: text(255),
    port: int,
    build: text(60),
    uploads_folder: text(255),
    has_redis: boolean,
    started_at: instant,
    seen_until: instant,
  },
});
