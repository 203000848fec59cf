/** What has a picture of the shop, photos of ours, or neither. */
export interface Pictured {
  image?: { url: string } | null;
  photos: readonly { thumbnail: string }[];
}

/** The small picture of a thing in the warehouse: the shop's, or else the first photo of ours. */
export function pictureOf({ image, photos }: Pictured): string | undefined {
  return image?.url ?? photos[0]?.thumbnail;
}
