import { join } from 'node:path';
import express, { type Express, type Request, type Response } from 'express';
import { setAvatar } from '../modules/accounts/profile/set-avatar';
import { storeImage } from '../modules/uploads/public';
import type { Config } from '../platform/config';
import { requireViewer, type RequestContext } from '../platform/request-context';
import type { Services } from '../platform/services';
import { contextOf } from './context';
import { refusalOf } from './error-seam';
import { httpStatusOf } from './http-errors';
import { readSquare } from './read-square';
import { readUpload } from './read-upload';

/**
 * `POST /uploads` takes one image of a signed-in shopper (VA-05) and answers 201 `{id, url}`, or
 * `{code, message}`; with `?purpose=avatar` it becomes their picture (VA-04), answered 201 `{url}`:
 * the square that `&x=0.5&y=0.5&zoom=1` names, or else the middle.
 * Stored images are served for ever: a name is never used for another file.
 */
export function mountUploads(app: Express, config: Config, services: Services): void {
  app.post('/uploads', async (request, response) => {
    const context = await contextOf(request, services, config.demo);
    await takeImage(request, response, context);
  });
  app.use(
    '/uploads',
    express.static(join(config.varDir, 'uploads'), { immutable: true, maxAge: '1y' }),
    (_, response) => {
      response.sendStatus(404);
    },
  );
}

async function takeImage(
  request: Request,
  response: Response,
  context: RequestContext,
): Promise<void> {
  try {
    const { id: userId } = requireViewer(context);
    const isAvatar = request.query['purpose'] === 'avatar';
    const file = await readUpload(request, isAvatar ? 'AVATAR_TOO_LARGE' : 'IMAGE_TOO_LARGE');
    const image = { ...file, userId };
    const kept = isAvatar
      ? await setAvatar(context.services, { ...image, square: readSquare(request.query) })
      : await storeImage(context.services, image);
    response.status(201).json(kept);
  } catch (error) {
    const { code, message } = refusalOf(error, context.language, context.services.log);
    response.status(httpStatusOf(code)).json({ code, message });
  }
}
