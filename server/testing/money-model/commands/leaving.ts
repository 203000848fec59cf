import { deleteAccount } from '../../../modules/privacy/delete-account';
import type { Command } from './command';

/** The registration data of `newShopper`. */
const password = 'secret123';

/**
 * The shopper deletes the account, which only an empty one without anything under way lets happen. What
 * they and others do after that finds it closed.
 */
const leave: Command = {
  weight: 1,
  async run(world, _, options) {
    const caller = { language: 'en', clientAddress: '127.0.0.1' } as const;
    await world.attempt(options, (services) =>
      deleteAccount(services, world.viewer, password, caller),
    );
  },
};

export const leaving = { deleteAccount: leave };
