import { DomainError } from '../../kernel/errors';
import type { Endpoint } from '../../platform/http/endpoint';
import { id, model, sitePath } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { storeImage } from './store-image';

/** Our own call about images (API-20, VA-05). */
export const uploadEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/uploads',
    operationId: 'uploadImage',
    summary: 'Keeps an image; an item of the cart names it by its id.',
    description: 'An image that nothing names after a day is deleted.',
    origin: 'our own call',
    needsToken: true,
    refusals: [
      ...(['IMAGE_MISSING', 'IMAGE_TYPE_REFUSED', 'IMAGE_TOO_LARGE'] as const),
      ...(['IMAGE_TOO_MANY', 'IMAGE_TOO_MANY_PIXELS'] as const),
    ],
    file: { description: 'gif, jpg or png within 2 MB.', tooLarge: 'IMAGE_TOO_LARGE' },
    data: model('Upload', 'An image that was kept.', {
      id: id('Public id of the image, for `image_id`.'),
      url: sitePath('Where it is served.'),
    }),
    async run(context, { file }) {
      const { id: userId } = requireViewer(context);
      if (!file) throw new DomainError('IMAGE_MISSING');
      return storeImage(context.services, { ...file, userId });
    },
  },
];
