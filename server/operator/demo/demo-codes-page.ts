import type { Request, Response } from 'express';
import { systemClock } from '../../kernel/clock';
import { demoFactorCode } from './demo-staff';

export const DEMO_CODES_PATH = '/demo-codes';

/** Stands in for the authenticator app that a visitor of the demo does not have: the code of this half minute. */
export function demoCodesPage(_: Request, response: Response): void {
  response
    .set('cache-control', 'no-store')
    .type('text')
    .send(`${demoFactorCode(systemClock)}\n`);
}
