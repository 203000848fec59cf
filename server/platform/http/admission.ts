import type { Response } from 'express';
import { DomainError } from '../../kernel/errors';

/**
 * Returns how to let in so many requests at once, and of those so many of one key; each counts until its
 * connection is done with it. Throws DomainError BUSY for others.
 */
export function admission({ total, ofOneKey }: { total: number; ofOneKey: number }) {
  const underWay = new Map<string, number>();
  let all = 0;
  const count = (key: string, change: 1 | -1) => {
    const own = (underWay.get(key) ?? 0) + change;
    all += change;
    if (own > 0) underWay.set(key, own);
    else underWay.delete(key);
  };
  return (key: string, response: Response): void => {
    if (all >= total || (underWay.get(key) ?? 0) >= ofOneKey) throw new DomainError('BUSY');
    count(key, 1);
    response.once('close', () => count(key, -1));
  };
}
