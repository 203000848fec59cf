import { In } from 'typeorm';
import { oneForEach, type LoaderDefinition } from '../../../platform/loaders';
import type { RequestContext } from '../../../platform/request-context';
import { imageAt, imageOfUpload, type ImageType } from '../../uploads/public';
import { ListingPicture } from './listing-picture.entity';
import { fetchPathOf, pictureIdOf } from './picture-id';

/** The uploads that hold pictures of listings, by the picture's id; null until it was fetched. */
const uploadByPicture: LoaderDefinition<string, string | null> = async ({ db }, ids) => {
  const pictures = await db.read.findBy(ListingPicture, { id: In([...ids]) });
  return oneForEach(ids, pictures, ({ id }) => id).map((picture) => picture?.uploadId ?? null);
};

/** The picture at an address of a shop, as we serve it: kept, or fetched when somebody looks. */
export async function imageOfPicture(
  context: RequestContext,
  url: string,
  altText: string,
): Promise<ImageType> {
  const uploadId = await context.loaders.get(uploadByPicture).load(pictureIdOf(url));
  return (await imageOfUpload(context, uploadId, altText)) ?? imageAt(fetchPathOf(url), altText);
}
