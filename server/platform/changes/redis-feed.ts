import { randomUUID } from 'node:crypto';
import type Redis from 'ioredis';
import type { Logger } from 'pino';
import { openRedis } from '../redis';
import type { Change } from './changes';
import { memoryFeed, type ChangeFeed } from './change-feed';

const CHANNEL = 'tidebox:changes';

/** A Redis that accepts commands without replying must not keep a server from stopping. */
const COMMAND_TIMEOUT_MS = 2_000;

interface Message {
  readonly from: string;
  readonly changes: readonly Change[];
}

/**
 * A feed shared by every process that uses the same Redis. A process delivers its own changes without Redis, so
 * an outage hides only the changes of other processes; after it, listeners are notified that they may have
 * missed some.
 */
export function redisFeed(url: string, log: Logger): ChangeFeed {
  const own = memoryFeed();
  const from = randomUUID();
  const leaving = new Set<Promise<unknown>>();
  const complain = (error: unknown) => log.warn({ err: error }, 'changes: Redis cannot be reached');
  const publisher = openRedis(url, complain, { commandTimeout: COMMAND_TIMEOUT_MS });
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
  const subscriber = openRedis(url, complain, { maxRetriesPerRequest: null });
  subscriber.on('message', hear);
  subscriber.on('close', () => (wasLost = true));
  subscriber.on('ready', () => {
    if (wasLost) miss();
    wasLost = false;
  });
  subscriber.subscribe(CHANNEL).catch(complain);
  return subscriber;
}
