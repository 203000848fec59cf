import parsePhoneNumber from 'libphonenumber-js';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { User } from '../user.entity';
import { writeBirthday } from './birthday';
import type { UpdateProfileInput } from './profile.inputs';

/**
 * Writes personal data (VA-03, VA-10): null empties a field, undefined leaves it. Only the given fields are
 * written, so that of two simultaneous changes neither undoes the other.
 */
export async function updateProfile(
  { db }: Services,
  viewer: Viewer,
  { nickname, gender, birthday, phone, region }: UpdateProfileInput,
): Promise<void> {
  const profile = {
    ...{ nickname, gender, region },
    birthday: birthday && writeBirthday(birthday),
    phone: phone && (parsePhoneNumber(phone)?.number ?? null),
  };
  if (Object.values(profile).every((value) => value === undefined)) return;
  await db.transaction((tx) => tx.update(User, { id: viewer.id }, profile));
}
