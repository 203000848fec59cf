/** An object with a picture of the shop, photos of the warehouse, or neither. */
export interface Pictured {
  image?: { url: string } | null;
  photos: readonly { thumbnail: string }[];
}

/** Returns the small picture of a stored item: the shop's, or else the first photo of the warehouse. */
export function pictureOf({ image, photos }: Pictured): string | undefined {
  return image?.url ?? photos[0]?.thumbnail;
}
