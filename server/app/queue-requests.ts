import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import type { RequestHandler, Response } from 'express';
import { clientAddressKey, networkOf } from '../platform/http/client-address';
import { fairQueue } from '../platform/fair-queue';

/** A browser opens 6 connections to us, all of which may work side by side. */
const bounds = { atOnce: 16, waiting: 1_000, ofOneKey: { inLine: 6, waiting: 200 } };

/**
 * Processes requests in a fair queue, whatever they request: a client that sends many at once waits for its own,
 * others do not. One request starts per tick of the event loop, which accepts one new connection per tick: if
 * several started, new clients would wait until all earlier ones had been served again and again.
 * A slot is for processing: it is released when the response starts, however slowly the client reads it, or
 * earlier by `releaseSlot`.
 */
export function queueRequests(): RequestHandler {
  const queue = fairQueue(bounds);
  const entrance = new Mutex();
  return (request, response, next) => {
    let leave = () => undefined as void;
    const left = new Promise<void>((resolve) => (leave = resolve));
    response.once('close', leave);
    beforeHeaders(response, leave);
    queue(networkOf(clientAddressKey(request)), async () => {
      await entrance.runExclusive(() => nextLoopIteration());
      if (!request.socket.destroyed) {
        Object.assign(response.locals, { releaseSlot: leave });
        next();
        await left;
      }
    }).catch(next);
  };
}

/** The same for requests without an upload: an upload may take long, and acquires its slot when it has arrived. */
export function queueReads(queue: RequestHandler): RequestHandler {
  return (request, response, next) =>
    ['GET', 'HEAD'].includes(request.method) ? queue(request, response, next) : next();
}

function beforeHeaders(response: Response, act: () => void): void {
  const { writeHead } = response;
  response.writeHead = function begin(this: Response, ...args: unknown[]) {
    act();
    return Reflect.apply(writeHead, this, args) as Response;
  } as Response['writeHead'];
}

/** Releases the request's slot early, before it waits for foreign work; undefined without a slot. */
export function releaseSlotOf(response: Response | undefined): (() => void) | undefined {
  return response?.locals['releaseSlot'] as (() => void) | undefined;
}
