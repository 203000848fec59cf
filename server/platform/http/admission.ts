import type { RequestHandler } from 'express';
import { DomainError } from '../../kernel/errors';
import { clientAddressKey } from './client-address';

/**
 * Returns a handler that lets in so many requests at once, and of those so many of one client; each
 * counts until its connection is done with it. Others are refused unread: BUSY.
 */
export function admission({ total, perClient }: { total: number; perClient: number }) {
  const underWay = new Map<string, number>();
  let all = 0;
  const count = (key: string, change: 1 | -1) => {
    const own = (underWay.get(key) ?? 0) + change;
    all += change;
    if (own > 0) underWay.set(key, own);
    else underWay.delete(key);
  };
  const admit: RequestHandler = (request, response, next) => {
    const key = clientAddressKey(request);
    if (all >= total || (underWay.get(key) ?? 0) >= perClient) throw new DomainError('BUSY');
    count(key, 1);
    response.once('close', () => count(key, -1));
    next();
  };
  return admit;
}
