import parsePhoneNumber from 'libphonenumber-js';
import { In } from 'typeorm';
import { oneForEach, type LoaderDefinition } from '../../../platform/loaders';
import { User } from '../user.entity';
import { readBirthday } from './birthday';
import type { ProfileType } from './profile.types';

/** User id → personal data. */
export const profileByUser: LoaderDefinition<string, ProfileType | null> = async ({ db }, ids) => {
  const users = await db.read.findBy(User, { id: In([...ids]) });
  return oneForEach(ids, users, ({ id }) => id).map(
    (user) =>
      user && {
        gender: user.gender,
        birthday: readBirthday(user.birthday),
        phone: user.phone,
        phoneCountry: (user.phone && parsePhoneNumber(user.phone)?.country) ?? null,
        region: user.region,
      },
  );
};
