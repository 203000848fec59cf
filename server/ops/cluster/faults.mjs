import { setTimeout as sleep } from 'node:timers/promises';

const FROZEN_MS = 3_000;
const GONE_MS = 1_500;
/** As long as orders take to need new pages. */
const FULL_MS = 6_000;

/** What happens to a cluster while people buy: each breaks a part and mends it again. */
export const faults = {
  'a web process is killed': async ({ webs: [web] }) => {
    await web.kill();
    await sleep(GONE_MS);
    await web.restart();
  },
  'a web process freezes': async ({ webs: [, web] }) => {
    web.freeze();
    await sleep(FROZEN_MS);
    web.thaw();
  },
  'the worker is killed': async ({ worker }) => {
    await worker.kill();
    await sleep(GONE_MS);
    await worker.restart();
  },
  'Redis freezes': async ({ redis }) => {
    redis.freeze();
    await sleep(FROZEN_MS);
    redis.thaw();
  },
  'Redis is killed': async ({ redis }) => {
    await redis.kill();
    await sleep(GONE_MS);
    await redis.restart();
  },
  'MariaDB is killed': async ({ mysql }) => {
    await mysql.kill();
    await sleep(GONE_MS);
    mysql.restart();
  },
  'the disk of MariaDB is full': async ({ disk, mysql }) => {
    disk?.fill();
    await sleep(FULL_MS);
    disk?.empty();
    // It ends rather than write half a page, and whoever watches over it starts it again.
    if (mysql.hasEnded()) mysql.restart();
  },
};
