import { setTimeout as sleep } from 'node:timers/promises';
import { Connection, Crowd } from './load.mjs';

/** Number of successive runs; the least statements and rows are reported. */
const COUNTED = 7;
/** The servers alternate, so that other load of the machine affects all alike. */
const TURN_SECONDS = 0.1;
/** Until most of what runs often is compiled. */
const WARM_UP_SECONDS = 2;
/** By then a server has notified the others of a run's changes. */
const TOLD_MS = 100;
const CROWD = 16;

/** The results of one operation on one server, collected over several starts. */
export const newFigures = () => ({ counts: [], alone: [], crowded: [], rssMb: 0 });

/**
 * Adds what one operation costs each of the servers to what earlier launches found: statements and rows counted in
 * runs alone, then CPU and times on one connection and on 16, for some seconds each.
 */
export async function measureOperation(servers, { run }, figures, { shoppers, rows, seconds }) {
  const crowdOf = ({ url }, size) => new Crowd({ url, size, shoppers, work: run });
  for (const [at, server] of servers.entries()) {
    const crowd = crowdOf(server, CROWD);
    await crowd.work(WARM_UP_SECONDS);
    crowd.close();
    figures[at].counts.push(await countOne(server, run, shoppers, rows));
  }
  for (const [load, size] of [
    ['alone', 1],
    ['crowded', CROWD],
  ]) {
    const crowds = servers.map((server) => crowdOf(server, size));
    for (let turn = 0; turn < seconds / TURN_SECONDS; turn++)
      for (const [at, server] of servers.entries())
        figures[at][load].push(await workMetered(server, crowds[at]));
    for (const crowd of crowds) crowd.close();
  }
  for (const [at, server] of servers.entries()) figures[at].rssMb = (await server.usage()).rssMb;
}

/**
 * Statements and rows of one run alone, once what earlier runs left to do is done: what falls in between, such as the
 * emails of the run before, can only add to them.
 */
async function countOne(server, run, shoppers, rows) {
  await server.rest();
  const connection = new Connection(server.url, 0);
  const statements = [];
  const read = [];
  for (let turn = 0; turn < COUNTED; turn++) {
    const before = [(await server.usage()).statements, await rows.read()];
    await run(connection.as(shoppers[turn]));
    await sleep(TOLD_MS);
    const [rowsAfter, after] = [await rows.read(), await server.usage()];
    statements.push(after.statements - before[0]);
    read.push(rowsAfter - before[1]);
  }
  connection.close();
  return { statements: Math.min(...statements), rows: rows.isCounted ? Math.min(...read) : null };
}

async function workMetered(server, crowd) {
  const before = await server.usage();
  const taken = await crowd.work(TURN_SECONDS);
  const after = await server.usage();
  return { taken, cpuMicros: after.cpuMicros - before.cpuMicros };
}

/** The value that half of the values do not exceed. */
export function median(values) {
  return atShare(values, 0.5);
}

/** The value that a share of the values does not exceed. */
export function atShare(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))];
}
