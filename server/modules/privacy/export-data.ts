import { strToU8, zipSync } from 'fflate';
import { languages, type Language } from '../../kernel/language';
import type { Viewer } from '../../kernel/viewer';
import { csvOf } from '../../platform/csv';
import type { ShopperList, ShopperRows } from '../../platform/shopper-data';
import type { RateLimit } from '../../platform/rate-limit';
import type { Services } from '../../platform/services';
import { personalDataOf } from './deletion-obstacles';
import { everythingTexts, exportedListTexts, exportIntroTexts } from './export.texts';

/** Exports of one shopper per hour; each reads their whole history. */
const perShopper: RateLimit = { name: 'exports', points: 10, seconds: 60 * 60 };

/**
 * Returns all data of a shopper as a zip: one JSON file with all of it, one CSV file for each list, and a note
 * that explains them. Amounts are fen. @throws DomainError RATE_LIMITED
 */
export async function exportData(services: Services, viewer: Viewer): Promise<Buffer> {
  const { db, clock, rateLimits } = services;
  await rateLimits.consume(perShopper, viewer.id);
  const parts: ShopperRows[] = [];
  for (const { read } of personalDataOf(services)) parts.push(await read(db.read, viewer.id));
  const lists: ShopperRows = Object.assign({}, ...parts) as ShopperRows;
  const whole = { exportedAt: clock.now(), amountsIn: 'fen (1/100 CNY)', ...lists };
  const files: Record<string, Uint8Array> = {
    'README.txt': strToU8(readmeOf(Object.keys(lists) as ShopperList[])),
    'everything.json': strToU8(JSON.stringify(whole, null, 2)),
  };
  for (const [name, rows] of Object.entries(lists)) files[`${name}.csv`] = strToU8(csvOf(rows));
  return Buffer.from(zipSync(files));
}

/** Returns the note on the files of an export, in every language. */
function readmeOf(lists: readonly ShopperList[]): string {
  return (Object.keys(languages) as Language[])
    .map((language) =>
      [
        exportIntroTexts[language],
        '',
        `everything.json: ${everythingTexts[language]}`,
        ...lists.map((name) => `${name}.csv: ${exportedListTexts[name][language]}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}
