import { DomainError } from '../../../kernel/errors';
import type { Endpoint } from '../../../platform/http/endpoint';
import { model, sitePath } from '../../../platform/http/shape';
import { requireViewer } from '../../../platform/request-context';
import { findViewerAgain } from '../account.queries';
import { profileChanges } from './profile-changes';
import { setAvatar } from './set-avatar';
import { updateProfile } from './update-profile';
import { presentUserInfo, userInfo } from './user-info';

/** The calls about personal data (API-05, API-09, API-10). */
export const profileEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/users/info',
    operationId: 'getUserInfo',
    summary: 'Who the token stands for.',
    origin: 'specification',
    needsToken: true,
    data: userInfo,
    run: (context) => presentUserInfo(context, requireViewer(context)),
  },
  {
    method: 'post',
    path: '/users/update_info',
    operationId: 'updateUserInfo',
    summary: 'Writes personal data; what is left out stays, null empties it.',
    origin: 'our reading',
    needsToken: true,
    ...profileChanges.sent,
    sentNames: {
      'birthday.year': 'birthday',
      'birthday.month': 'birthday',
      'birthday.day': 'birthday',
    },
    data: userInfo,
    async run(context, { body }) {
      const { services } = context;
      const viewer = requireViewer(context);
      await updateProfile(services, viewer, await profileChanges.read(body));
      return presentUserInfo(context, (await findViewerAgain(services, viewer)) ?? viewer);
    },
  },
  {
    method: 'post',
    path: '/users/alter_avatar',
    operationId: 'setAvatar',
    summary: 'Makes a picture the shopper’s, cut square; the one before is deleted.',
    refusals: [
      ...(['IMAGE_MISSING', 'IMAGE_TOO_MANY', 'IMAGE_TOO_MANY_PIXELS'] as const),
      ...(['AVATAR_TYPE_REFUSED', 'AVATAR_TOO_LARGE'] as const),
    ],
    origin: 'our reading',
    needsToken: true,
    file: { description: 'gif, jpeg, jpg, png or bmp under 2 MB.', tooLarge: 'AVATAR_TOO_LARGE' },
    data: model('Avatar', 'The new picture.', { avatar: sitePath('Where it is served.') }),
    async run(context, { file }) {
      const { id: userId } = requireViewer(context);
      if (!file) throw new DomainError('IMAGE_MISSING');
      const { url } = await setAvatar(context.services, { ...file, userId });
      return { avatar: url };
    },
  },
];
