import type { Request, RequestHandler } from 'express';
import { DomainError } from '../kernel/errors';
import { openBudget, type Budget } from '../platform/http/budget';
import { clientAddressKey } from '../platform/http/client-address';
import { points } from '../platform/http/points';
import type { Services } from '../platform/services';

type Limits = Pick<Services, 'rateLimits'>;

/** The budget of the address that a request comes from, which its guests have for everything together. */
export function budgetOfAddress(request: Request, { rateLimits }: Limits): Budget {
  return openBudget(rateLimits, `address ${clientAddressKey(request)}`);
}

/**
 * Charges each request for its response. GraphQL and REST calls compute their own cost; all other routes are
 * mounted behind this. Throws DomainError RATE_LIMITED.
 */
export function chargeRequest(services: Limits): RequestHandler {
  return async (request, _, next) => {
    await budgetOfAddress(request, services).spend(points.answer);
    next();
  };
}

export function isOverLimit(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'RATE_LIMITED';
}
