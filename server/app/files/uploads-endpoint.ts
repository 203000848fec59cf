import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Express, Request, Response } from 'express';
import { setAvatar } from '../../modules/accounts/public';
import { readImage, storeImage, type CropSquare } from '../../modules/uploads/public';
import type { Config } from '../../platform/config';
import { points } from '../../platform/http/points';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { isFileName } from '../../platform/storage/storage';
import { contextOf, servicesFor } from '../context';
import { admitUpload, admitUploader, readUpload } from './read-upload';

/**
 * `POST /uploads` takes one image of a signed-in shopper (VA-05) and returns 201 `{id, url}`, or `{code,
 * message}`; with `?purpose=avatar` it becomes their picture (VA-04), returned as 201 `{url}`: the square given
 * by `&x=0.5&y=0.5&zoom=1`, or the middle one by default.
 */
export function mountUploads(app: Express, config: Config, services: Services): void {
  app.post('/uploads', admitUpload, async (request, response) => {
    const context = await contextOf(request, services, config);
    await context.budget.spend(points.sentFile);
    await takeImage(request, response, context);
  });
}

/**
 * Serves stored images, for ever: a name is never used for another file, and nobody guesses one. `?width=320` requests a
 * narrower one, of the widths listed in `Image.url`. The staff console serves them too, as its pages show nothing of
 * other hosts.
 */
export function mountStoredImages(app: Express, services: Services): void {
  app.get('/uploads/:name', (request, response) => {
    const { params, query } = request;
    return sendImage(servicesFor(request, services), params.name, query['width'], response);
  });
}

async function sendImage(
  services: Services,
  name: string,
  width: unknown,
  response: Response,
): Promise<void> {
  const isKnown = isFileName(name) && (width === undefined || typeof width === 'string');
  const file = isKnown ? await readImage(services, name, width) : null;
  if (!file) return void response.sendStatus(404);
  response.set({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(file.byteSize),
  });
  response.type(extname(name));
  // A client that disconnects is no error, and a response that has begun cannot be changed.
  await pipeline(file.content, response).catch(() => response.destroy());
}

async function takeImage(
  request: Request,
  response: Response,
  context: RequestContext,
): Promise<void> {
  const viewer = requireViewer(context);
  const { id: userId } = viewer;
  admitUploader(viewer, response);
  const isAvatar = request.query['purpose'] === 'avatar';
  const file = await readUpload(request, isAvatar ? 'AVATAR_TOO_LARGE' : 'IMAGE_TOO_LARGE');
  const image = { ...file, userId };
  const kept = isAvatar
    ? await setAvatar(context.services, { ...image, square: readSquare(request.query) })
    : await storeImage(context.services, image);
  response.status(201).json(kept);
}

const NUMBER = /^\d{1,3}(\.\d{1,20})?$/;

/** The crop square in the query of an upload; undefined if it is incomplete or no number. */
function readSquare({ x, y, zoom }: Request['query']): CropSquare | undefined {
  const numbers = [x, y, zoom].map((text) =>
    typeof text === 'string' && NUMBER.test(text) ? Number(text) : NaN,
  );
  const [left = NaN, top = NaN, times = NaN] = numbers;
  return numbers.some(Number.isNaN) ? undefined : { x: left, y: top, zoom: times };
}
