import { randomUUID } from 'node:crypto';
import Redis, { type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import type { Change } from './changes';
import { memoryFeed, type ChangeFeed } from './change-feed';

const CHANNEL = 'tidebox:changes';

/** Without Redis nobody waits: a change is published once or, after one more attempt, not at all. */
const options: RedisOptions = {
  lazyConnect: true,
  maxRetriesPerRequest: 1,
  connectTimeout: 2_000,
  retryStrategy: (times) => Math.min(times * 100, 2_000),
};

interface Message {
  readonly from: string;
  readonly changes: readonly Change[];
}

/**
 * A feed that every process with the same Redis takes part in. Own changes are heard without it, so a
 * Redis that is down costs only what other processes do; when it is back, listeners are told that they
 * may have missed something.
 */
export function redisFeed(url: string, log: Logger): ChangeFeed {
  const own = memoryFeed();
  const from = randomUUID();
  const leaving = new Set<Promise<unknown>>();
  const complain = (error: unknown) => log.warn({ err: error }, 'changes: Redis cannot be reached');
  const publisher = new Redis(url, options).on('error', complain);
  let subscriber: Redis | undefined;

  const hear = (_channel: string, text: string) => {
    const message = JSON.parse(text) as Message;
    if (message.from !== from) own.publish(message.changes);
  };
  return {
    publish(changes) {
      own.publish(changes);
      const message: Message = { from, changes };
      const sent = publisher.publish(CHANNEL, JSON.stringify(message)).catch(complain);
      leaving.add(sent);
      void sent.finally(() => leaving.delete(sent));
    },
    subscribe(listener) {
      subscriber ??= openSubscriber(url, complain, hear, own.miss);
      return own.subscribe(listener);
    },
    async close() {
      await Promise.all(leaving);
      publisher.disconnect();
      subscriber?.disconnect();
    },
  };
}

/** Listens from its first connection on, and again after each lost one. */
function openSubscriber(
  url: string,
  complain: (error: unknown) => void,
  hear: (channel: string, text: string) => void,
  miss: () => void,
): Redis {
  let wasLost = false;
  // Patient, unlike the publisher: it subscribes whenever Redis comes.
  const subscriber = new Redis(url, { ...options, maxRetriesPerRequest: null });
  subscriber.on('error', complain).on('message', hear);
  subscriber.on('close', () => (wasLost = true));
  subscriber.on('ready', () => {
    if (wasLost) miss();
    wasLost = false;
  });
  subscriber.subscribe(CHANNEL).catch(complain);
  return subscriber;
}
