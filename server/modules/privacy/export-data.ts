import { strToU8, zipSync } from 'fflate';
import type { Viewer } from '../../kernel/viewer';
import { csvOf } from '../../platform/csv';
import type { ShopperRows } from '../../platform/shopper-data';
import type { RateLimit } from '../../platform/rate-limit';
import type { Services } from '../../platform/services';
import { personalDataOf } from './deletion-obstacles';

/** Exports of one shopper in an hour; each reads all they ever did. */
const perShopper: RateLimit = { name: 'exports', points: 10, seconds: 60 * 60 };

/**
 * Everything we hold on a shopper as a zip: one JSON file with all of it, one CSV file for each
 * list. Amounts are fen. @throws DomainError RATE_LIMITED
 */
export async function exportData(services: Services, viewer: Viewer): Promise<Buffer> {
  const { db, clock, rateLimits } = services;
  await rateLimits.consume(perShopper, viewer.id);
  const parts: ShopperRows[] = [];
  for (const { read } of personalDataOf(services)) parts.push(await read(db.read, viewer.id));
  const lists: ShopperRows = Object.assign({}, ...parts) as ShopperRows;
  const whole = { exportedAt: clock.now(), amountsIn: 'fen (1/100 CNY)', ...lists };
  const files: Record<string, Uint8Array> = {
    'everything.json': strToU8(JSON.stringify(whole, null, 2)),
  };
  for (const [name, rows] of Object.entries(lists)) files[`${name}.csv`] = strToU8(csvOf(rows));
  return Buffer.from(zipSync(files));
}
