import { DomainError } from '../../../kernel/errors';
import { restCall } from '../../../platform/http/rest-call';
import { model, sitePath } from '../../../platform/http/shape';
import { findViewerAgain } from '../account.queries';
import { profileChanges } from './profile-changes';
import { setAvatar } from './set-avatar';
import { updateProfile } from './update-profile';
import { presentUserInfo, userInfo } from './user-info.shape';

/** The calls about personal data (API-05, API-09, API-10). */
export const profileEndpoints = [
  restCall({
    method: 'get',
    path: '/users/info',
    operationId: 'getUserInfo',
    summary: 'The signed-in shopper.',
    origin: 'specification',
    needsToken: true,
    data: userInfo,
    run: ({ context, viewer }) => presentUserInfo(context, viewer),
  }),
  restCall({
    method: 'post',
    path: '/users/update_info',
    operationId: 'updateUserInfo',
    summary: 'Updates personal data; omitted fields are unchanged, null clears.',
    origin: 'our reading',
    needsToken: true,
    takes: profileChanges,
    sentNames: {
      'birthday.year': 'birthday',
      'birthday.month': 'birthday',
      'birthday.day': 'birthday',
    },
    data: userInfo,
    async run({ context, viewer, input }) {
      const { services } = context;
      await updateProfile(services, viewer, input);
      return presentUserInfo(context, (await findViewerAgain(services, viewer)) ?? viewer);
    },
  }),
  restCall({
    method: 'post',
    path: '/users/alter_avatar',
    operationId: 'setAvatar',
    summary: "Sets the shopper's avatar, cropped square, and deletes the previous one.",
    refusals: [
      'IMAGE_MISSING',
      'IMAGE_TOO_MANY',
      'IMAGE_TOO_MANY_PIXELS',
      'AVATAR_TYPE_REFUSED',
      'IMAGE_BROKEN',
      'AVATAR_TOO_LARGE',
    ],
    origin: 'our reading',
    needsToken: true,
    file: { description: 'gif, jpeg, jpg, png or bmp under 2 MB.', tooLarge: 'AVATAR_TOO_LARGE' },
    data: model('Avatar', 'The new picture.', { avatar: sitePath('Where it is served.') }),
    async run({ context, viewer, call: { file } }) {
      if (!file) throw new DomainError('IMAGE_MISSING');
      const { url } = await setAvatar(context.services, { ...file, userId: viewer.id });
      return { avatar: url };
    },
  }),
];
