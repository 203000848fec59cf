import { LessThanOrEqual } from 'typeorm';
import { days, later } from '../../kernel/clock';
import { deleteOld } from '../delete-old';
import { defineModule } from '../module';
import type { Services } from '../services';
import type { ShopperData } from '../shopper-data';
import { IdempotencyKey } from './idempotency-key.entity';
import { KEY_LIFE_MS } from './idempotency';

/** Keys of the last days; hashes are useless to the shopper. */
const keyData: ShopperData = {
  async read(em, userId) {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const rows = await em.find(IdempotencyKey, { where: { userId }, order });
    return {
      idempotency_keys: rows.map(({ operation, resultId, createdAt }) => ({
        ...{ operation, resultId, createdAt },
      })),
    };
  },
  async forget(tx, userId) {
    await tx.delete(IdempotencyKey, { userId });
  },
};

function forgetOldKeys(services: Services): Promise<number> {
  const longAgo = later(services.clock.now(), -KEY_LIFE_MS);
  return deleteOld(services, IdempotencyKey, { createdAt: LessThanOrEqual(longAgo) });
}

/** Idempotency keys: a repeated request creates nothing twice. */
export const idempotency = defineModule({
  name: 'idempotency',
  entities: [IdempotencyKey],
  jobs: [{ name: 'forget-old-idempotency-keys', every: days(1), run: forgetOldKeys }],
  personalData: [keyData],
});
