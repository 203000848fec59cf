import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import type { RequestHandler, Response } from 'express';
import { clientAddressKey, networkOf } from '../platform/http/client-address';
import { fairQueue } from '../platform/fair-queue';

/** A browser opens 6 connections to us, all of which may work side by side. */
const bounds = { atOnce: 16, waiting: 1_000, ofOneKey: { inLine: 6, waiting: 200 } };

/**
 * Lets requests be worked on in turn, whatever they ask for: whoever sends many at once waits for their own,
 * others do not. One begins in each turn of the event loop, which accepts one new connection in a turn: if
 * several began, those who come anew would wait until all who are there have been answered again and again.
 *
 * A turn is for work: it ends as the answer begins to go out, however slowly it is read, and before that
 * where `releaseSlot` is called.
 */
export function takeTurn(): RequestHandler {
  const inTurn = fairQueue(bounds);
  const entrance = new Mutex();
  return (request, response, next) => {
    let leave = () => undefined as void;
    const left = new Promise<void>((resolve) => (leave = resolve));
    response.once('close', leave);
    beforeHeaders(response, leave);
    inTurn(networkOf(clientAddressKey(request)), async () => {
      await entrance.runExclusive(() => nextTurnOfTheLoop());
      if (!request.socket.destroyed) {
        Object.assign(response.locals, { releaseSlot: leave });
        next();
        await left;
      }
    }).catch(next);
  };
}

/** The same for what is read alone: what is sent may take its sender long, and begins its turn when it is here. */
export function readInTurn(inTurn: RequestHandler): RequestHandler {
  return (request, response, next) =>
    ['GET', 'HEAD'].includes(request.method) ? inTurn(request, response, next) : next();
}

function beforeHeaders(response: Response, act: () => void): void {
  const { writeHead } = response;
  response.writeHead = function begin(this: Response, ...args: unknown[]) {
    act();
    return Reflect.apply(writeHead, this, args) as Response;
  } as Response['writeHead'];
}

/** How the request gives up its turn early, because it will wait for what takes no work of ours; undefined without one. */
export function turnOf(response: Response | undefined): (() => void) | undefined {
  return response?.locals['releaseSlot'] as (() => void) | undefined;
}
