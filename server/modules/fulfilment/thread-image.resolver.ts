import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { NotificationThreadType } from '../notifications/public';
import { ImageType } from '../uploads/public';
import { imageOfThread } from './thread-image';

/** Stands here because notifications come before orders and packages, and know neither. */
@Resolver(() => NotificationThreadType)
export class ThreadImageResolver {
  @FieldResolver(() => ImageType, {
    nullable: true,
    description: 'A picture of what the order or package holds; null without one.',
  })
  image(
    @Root() thread: NotificationThreadType,
    @Ctx() context: RequestContext,
  ): Promise<ImageType | null> {
    return imageOfThread(context, thread);
  }
}
