import { DomainError } from '../../../kernel/errors';
import type { Endpoint } from '../../../platform/http/endpoint';
import { form, text } from '../../../platform/http/shape';
import { requireViewer } from '../../../platform/request-context';
import { findViewerAgain } from '../account.queries';
import { readProfileChanges } from './read-profile-changes';
import { setAvatar } from './set-avatar';
import { updateProfile } from './update-profile';
import { personalData, presentUserInfo, userInfo } from './user-info';

/** The legacy calls about personal data (API-05, API-09, API-10). */
export const profileEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/users/info',
    summary: 'Who the token stands for.',
    origin: 'specification',
    needsToken: true,
    data: userInfo,
    run: (context) => presentUserInfo(context, requireViewer(context)),
  },
  {
    method: 'post',
    path: '/users/update_info',
    summary: 'Writes personal data; what is left out stays, null empties it.',
    origin: 'our reading',
    needsToken: true,
    body: form('What changes.', {}, personalData),
    sentNames: {
      'birthday.year': 'birthday',
      'birthday.month': 'birthday',
      'birthday.day': 'birthday',
    },
    data: userInfo,
    async run(context, { body }) {
      const { services } = context;
      const viewer = requireViewer(context);
      await updateProfile(services, viewer, await readProfileChanges(body));
      return presentUserInfo(context, (await findViewerAgain(services, viewer)) ?? viewer);
    },
  },
  {
    method: 'post',
    path: '/users/alter_avatar',
    summary: 'Makes a picture the shopper’s, cut square; the one before is deleted.',
    origin: 'our reading',
    needsToken: true,
    file: { description: 'gif, jpeg, jpg, png or bmp under 2 MB.', tooLarge: 'AVATAR_TOO_LARGE' },
    data: form('The new picture.', {
      avatar: text('Path where it is served.', '/uploads/5f0c1d.png'),
    }),
    async run(context, { file }) {
      const { id: userId } = requireViewer(context);
      if (!file) throw new DomainError('IMAGE_MISSING');
      const { url } = await setAvatar(context.services, { ...file, userId });
      return { avatar: url };
    },
  },
];
