import type { Viewer } from '../../../kernel/viewer';
import {
  choice,
  email,
  id,
  model,
  nullable,
  number,
  sitePath,
  text,
} from '../../../platform/http/shape';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum';
import type { RequestContext } from '../../../platform/request-context';
import { publicPathOf } from '../../../platform/storage/storage';
import { userInfoNumbers } from '../extension-points';
import { writeBirthday } from './birthday';
import { profileChanges } from './profile-changes';
import { profileByUser } from './profile.loaders';

const VerificationStatusEnum = graphqlEnum<'verified' | 'unverified'>(
  'VerificationStatus',
  'Whether an email address is known to be the shopper’s.',
  {
    verified: 'A link that was mailed there was followed.',
    unverified: 'No link that was mailed there was followed yet.',
  },
);

/** User info in the names of the specification (EN-01, EN-02). */
export const userInfo = model('UserInfo', 'The signed-in shopper.', {
  id: id('Public id of the account.'),
  email: email('Email address.'),
  name: text('Nickname, or the email address without one.', 'Mei'),
  avatar: nullable(sitePath('Path of the picture.')),
  cart_count: number('How many items the cart holds.', 3),
  verification_status: choice('Of the email address.', VerificationStatusEnum, 'verified'),
  ...profileChanges.sent.body.properties,
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
