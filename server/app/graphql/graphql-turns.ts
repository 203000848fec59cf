import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { clientAddressKey } from '../../platform/http/client-address';
import { fairTurns } from '../../platform/fair-turns';

/** A browser opens 6 connections to us, all of which may work side by side. */
const bounds = { atOnce: 16, waiting: 1_000, ofOneKey: { inLine: 6, waiting: 200 } };

/**
 * Lets operations work in turn: whoever sends many at once waits for their own, others do not. Each
 * begins in a turn of the event loop of its own, so that what others send is read in between.
 */
export function takeTurn(): RequestHandler {
  const inTurn = fairTurns(bounds);
  return (request, response, next) => {
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    inTurn(clientAddressKey(request), async () => {
      await nextTurnOfTheLoop();
      if (!request.socket.destroyed) {
        next();
        await closed;
      }
    }).catch(next);
  };
}
