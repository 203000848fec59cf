import type { Express } from 'express';
import { isPictureId, keepPicture } from '../../modules/listings/public';
import { uploadUrlById } from '../../modules/uploads/public';
import { servicesFor } from '../context';
import { Loaders } from '../../platform/loaders';
import type { Services } from '../../platform/services';

const HOUR_SECONDS = 3_600;

/**
 * `GET /uploads/listings/<id>` fetches a picture of a listing from its shop, once, and redirects to our copy in
 * the requested width. Only pictures of listings can be requested; 404 for anything else, and for pictures that
 * cannot be fetched.
 */
export function mountListingPictures(app: Express, all: Services): void {
  app.get('/uploads/listings/:id', async (request, response) => {
    const { params, query } = request;
    const services = servicesFor(request, all);
    const uploadId = isPictureId(params.id) ? await keepPicture(services, params.id) : null;
    const path = uploadId && (await new Loaders(services).get(uploadUrlById).load(uploadId));
    if (!path) return void response.sendStatus(404);
    const { width } = query;
    response.set('cache-control', `public, max-age=${HOUR_SECONDS}`);
    const at = typeof width === 'string' && /^\d{1,4}$/.test(width) ? `?width=${width}` : '';
    response.redirect(302, `${path}${at}`);
  });
}
