import type { ShopperData } from '../../../platform/shopper-data';
import { AccountToken } from './account-token.entity';

/** Personal data of mailed links. */
export const mailedLinkData: ShopperData = {
  async read(em, userId) {
    const links = await em.find(AccountToken, { where: { userId }, order: { id: 'ASC' } });
    return { mailed_links: links.map(({ tokenHash: _, ...link }) => link) };
  },
  async forget(tx, userId) {
    await tx.delete(AccountToken, { userId });
  },
};
