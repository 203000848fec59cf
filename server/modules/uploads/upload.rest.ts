import { DomainError } from '../../kernel/errors';
import { wordOutput } from '../../platform/http/output-wording';
import { restCall } from '../../platform/http/rest-call';
import { id, model, sitePath } from '../../platform/http/shape';
import { ImageType } from './image.types';
import { storeImage } from './store-image';

wordOutput(ImageType, {
  beside: { suffix: '_url', shape: sitePath('Its path on this site.'), read: ({ path }) => path },
  examples: { url: 'https://tidebox.example/uploads/5f0c1d.png' },
});

/** Our own call about images (API-20, VA-05). */
export const uploadEndpoints = [
  restCall({
    method: 'post',
    path: '/uploads',
    operationId: 'uploadImage',
    summary: 'Uploads an image, to be named by its id.',
    description: 'Unused images are deleted after a day.',
    origin: 'our own call',
    needsToken: true,
    refusals: [
      'IMAGE_MISSING',
      'IMAGE_TYPE_REFUSED',
      'IMAGE_BROKEN',
      'IMAGE_TOO_LARGE',
      'IMAGE_TOO_MANY',
      'IMAGE_TOO_MANY_PIXELS',
    ],
    file: { description: 'gif, jpg or png within 2 MB.', tooLarge: 'IMAGE_TOO_LARGE' },
    data: model('Upload', 'An image that was kept.', {
      id: id('Public id of the image, for `image_id`.'),
      url: sitePath('Where it is served.'),
    }),
    run({ context, viewer, call: { file } }) {
      if (!file) throw new DomainError('IMAGE_MISSING');
      return storeImage(context.services, { ...file, userId: viewer.id });
    },
  }),
];
