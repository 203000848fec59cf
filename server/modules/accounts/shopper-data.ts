import { announce } from '../../platform/changes/changes';
import type { ShopperData } from '../../platform/shopper-data';
import { KnownDevice } from './devices/known-device.entity';
import { Session } from './session.entity';
import { User } from './user.entity';

/** Personal data of the accounts. `closeUser` closes the account itself. */
export const accountData: ShopperData = {
  async read(em, id) {
    const users = await em.findBy(User, { id });
    const own = { where: { userId: id }, order: { id: 'ASC' } } as const;
    const sessions = await em.find(Session, own);
    const devices = await em.find(KnownDevice, own);
    return {
      account: users.map(({ passwordHash: _, ...user }) => user),
      sessions: sessions.map(({ tokenHash: _, ...session }) => session),
      known_devices: devices.map(({ tokenHash: _, ...device }) => device),
    };
  },
  async forget(tx, userId) {
    await tx.delete(Session, { userId });
    announce(tx, { kind: 'SESSION_ENDED', userId });
    await tx.delete(KnownDevice, { userId });
  },
};
