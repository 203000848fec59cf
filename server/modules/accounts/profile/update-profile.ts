import parsePhoneNumber from 'libphonenumber-js';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { User } from '../user.entity';
import { writeBirthday } from './birthday';
import type { UpdateProfileInput } from './profile.inputs';

/** Keeps personal data as filled in; what was left out is empty afterwards (VA-03, VA-10). */
export async function updateProfile(
  { db }: Services,
  viewer: Viewer,
  { nickname, gender, birthday, phone, region }: UpdateProfileInput,
): Promise<void> {
  const profile = {
    nickname: nickname ?? null,
    gender: gender ?? null,
    birthday: birthday ? writeBirthday(birthday) : null,
    phone: phone ? (parsePhoneNumber(phone)?.number ?? null) : null,
    region: region ?? null,
  };
  await db.transaction((tx) => tx.update(User, { id: viewer.id }, profile));
}
