import type { Viewer } from '../../../kernel/viewer';
import { choice, model, nullable, number, text } from '../../../platform/http/shape';
import type { RequestContext } from '../../../platform/request-context';
import { publicPathOf } from '../../../platform/storage/storage';
import { genders } from '../user.entity';
import { userInfoNumbers } from '../extension-points';
import { writeBirthday } from './birthday';
import { profileByUser } from './profile.loaders';

/** The personal data that the shopper may write. */
export const personalData = {
  nickname: nullable(text('Chosen name, 2–16 characters.', 'Mei')),
  gender: nullable(choice('Gender.', genders, 'FEMALE')),
  birthday: nullable(text('Date of birth: YYYY-MM-DD.', '1994-05-17')),
  phone: nullable(text('Phone number with the code of its country.', '+49301234567')),
  region: nullable(text('ISO 3166 code of the country.', 'DE')),
};

/** User info in the names of the specification (EN-01, EN-02). */
export const userInfo = model('UserInfo', 'The signed-in shopper.', {
  id: text('Public id of the account.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
  email: text('Email address.', 'mei@example.com'),
  name: text('Nickname, or the email address without one.', 'Mei'),
  avatar: nullable(text('Path of the picture.', '/uploads/5f0c1d.png')),
  cart_count: number('How many items the cart holds.', 3),
  verification_status: choice('Of the email address.', ['verified', 'unverified'], 'verified'),
  ...personalData,
});

/** Shows who is signed in. Two statements. */
export async function presentUserInfo({ loaders, services }: RequestContext, viewer: Viewer) {
  const { id, email, nickname, avatarFile, isEmailVerified } = viewer;
  const profile = await loaders.get(profileByUser).load(id);
  const numbers: Record<string, number> = {};
  for (const [name, loader] of userInfoNumbers
    .of(services.modules)
    .flatMap((one) => Object.entries(one)))
    numbers[name] = await loaders.get(loader).load(id);
  const { gender = null, birthday = null, phone = null, region = null } = profile ?? {};
  return {
    ...{ id, email, name: nickname ?? email },
    avatar: avatarFile && publicPathOf(avatarFile),
    ...numbers,
    verification_status: isEmailVerified ? 'verified' : 'unverified',
    ...{ nickname, gender, birthday: birthday && writeBirthday(birthday), phone, region },
  };
}
