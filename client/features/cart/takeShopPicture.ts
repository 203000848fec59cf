import type { Session } from '../../apollo/session';
import { uploadImage } from '../../apollo/uploadImage';
import type { ItemDraft } from './itemDraft';

/**
 * Makes the picture that a shop's page shows the shopper's own, so that it goes with the item. Only
 * one that we serve can be taken; without it the item is an item still.
 */
export async function takeShopPicture(
  address: string | null,
  session: Session,
  language: string,
): Promise<ItemDraft['image']> {
  if (!address || new URL(address, location.href).origin !== location.origin) return null;
  try {
    const picture = await (await fetch(address)).blob();
    // The endpoint looks at the name as well as at what is in it.
    const name = address.split('/').at(-1) ?? '';
    const file = new File([picture], name, { type: picture.type });
    return await uploadImage(file, session, language);
  } catch {
    return null;
  }
}
