import type { ShopperData } from '../../platform/shopper-data';
import { Session } from './session.entity';
import { User } from './user.entity';

/** What the accounts hold on a shopper. The account itself is closed by `closeUser`. */
export const accountData: ShopperData = {
  async read(em, id) {
    const users = await em.findBy(User, { id });
    const sessions = await em.find(Session, { where: { userId: id }, order: { id: 'ASC' } });
    return {
      account: users.map(({ passwordHash: _, ...user }) => user),
      sessions: sessions.map(({ tokenHash: _, ...session }) => session),
    };
  },
  async forget(tx, userId) {
    await tx.delete(Session, { userId });
  },
};
