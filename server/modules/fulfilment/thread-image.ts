import type { RequestContext } from '../../platform/request-context';
import { targetIdOf, targetOfKind, type NotificationThread } from '../notifications/public';
import { itemsByOrder } from '../orders/public';
import { packageById } from '../packages/public';
import { imageAt, imageOfUpload, type ImageType } from '../uploads/public';
import { declaredItems } from '../warehouse/public';

/** Returns the first picture among the items of a thread's order or package; null without one. */
export async function imageOfThread(
  context: RequestContext,
  { latest }: NotificationThread,
): Promise<ImageType | null> {
  const id = targetIdOf(latest);
  if (id === null) return null;
  return targetOfKind[latest.kind] === 'ORDER'
    ? imageOfOrder(context, id)
    : imageOfPackage(context, id);
}

async function imageOfOrder(context: RequestContext, id: string): Promise<ImageType | null> {
  const items = await context.loaders.get(itemsByOrder).load(id);
  const shown = items.find(({ imageId }) => imageId !== null);
  return shown ? imageOfUpload(context, shown.imageId, shown.name) : null;
}

async function imageOfPackage({ loaders }: RequestContext, id: string): Promise<ImageType | null> {
  const sent = await loaders.get(packageById).load(id);
  const items = sent ? await declaredItems(loaders, sent) : [];
  const shown = items.find(({ imageUrl }) => imageUrl !== null);
  return shown?.imageUrl ? imageAt(shown.imageUrl, shown.name) : null;
}
