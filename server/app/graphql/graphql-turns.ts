import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import type { RequestHandler } from 'express';
import { clientAddressKey } from '../../platform/http/client-address';
import { fairTurns } from '../../platform/fair-turns';

/** A browser opens 6 connections to us, all of which may work side by side. */
const bounds = { atOnce: 16, waiting: 1_000, ofOneKey: { inLine: 6, waiting: 200 } };

/**
 * Lets operations work in turn: whoever sends many at once waits for their own, others do not. One begins in
 * each turn of the event loop, which accepts one new connection in a turn: if several began, those who
 * come anew would wait until all who are there have been answered again and again.
 */
export function takeTurn(): RequestHandler {
  const inTurn = fairTurns(bounds);
  const entrance = new Mutex();
  return (request, response, next) => {
    let leave = () => undefined as void;
    const left = new Promise<void>((resolve) => (leave = resolve));
    response.once('close', leave);
    inTurn(clientAddressKey(request), async () => {
      await entrance.runExclusive(() => nextTurnOfTheLoop());
      if (!request.socket.destroyed) {
        Object.assign(response.locals, { leaveTurn: leave });
        next();
        await left;
      }
    }).catch(next);
  };
}
