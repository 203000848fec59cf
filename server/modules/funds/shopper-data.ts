import type { ShopperData } from '../../platform/shopper-data';
import { FundRecord } from './fund-record.entity';

/** Personal data of the ledger; bookkeeping retains it. */
export const fundData: ShopperData = {
  async read(em, userId) {
    return { fund_records: await em.find(FundRecord, { where: { userId }, order: { id: 'ASC' } }) };
  },
};
