import { Field, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { sizeOf } from '../../platform/storage/storage';
import { uploadUrlById } from './upload.loaders';

@ObjectType('Image', {
  description: 'A stored picture, served to everybody who knows its address.',
})
export class ImageType {
  /** Where it is served, without the origin. */
  path!: string;

  @Field(() => String, {
    description: 'Alternative text: the name of the item or person.',
  })
  altText!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Width in pixels; null for old pictures of unknown size.',
  })
  width!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Height in pixels; null for old pictures of unknown size.',
  })
  height!: number | null;
}

/** The picture that is served at a path of ours. */
export function imageAt(path: string, altText: string): ImageType {
  const size = sizeOf(path.slice(path.lastIndexOf('/') + 1));
  return { path, altText, width: size?.width ?? null, height: size?.height ?? null };
}

/** The picture of an uploaded image, by its id; null without one. */
export async function imageOfUpload(
  { loaders }: RequestContext,
  uploadId: string | null,
  altText: string,
): Promise<ImageType | null> {
  const path = uploadId && (await loaders.get(uploadUrlById).load(uploadId));
  return path ? imageAt(path, altText) : null;
}
