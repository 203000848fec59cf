import { In } from 'typeorm';
import { oneForEach, type LoaderDefinition } from '../../../platform/loaders';
import type { RequestContext } from '../../../platform/request-context';
import { imageAt, imageOfUpload, type ImageType } from '../../uploads/public';
import { ListingPicture } from './listing-picture.entity';
import { fetchPathOf, pictureIdOf } from './picture-id';

/** The uploads of listings' pictures, by the picture's id; null until it is fetched. */
const uploadByPicture: LoaderDefinition<string, string | null> = async ({ db }, ids) => {
  const pictures = await db.read.findBy(ListingPicture, { id: In([...ids]) });
  return oneForEach(ids, pictures, ({ id }) => id).map((picture) => picture?.uploadId ?? null);
};

/** Returns our address of a shop's picture: stored, or fetched on its first view. */
export async function imageOfPicture(
  context: RequestContext,
  url: string,
  altText: string,
): Promise<ImageType> {
  const uploadId = await context.loaders.get(uploadByPicture).load(pictureIdOf(url));
  return (await imageOfUpload(context, uploadId, altText)) ?? imageAt(fetchPathOf(url), altText);
}
