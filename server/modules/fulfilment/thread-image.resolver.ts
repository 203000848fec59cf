import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { NotificationThreadType } from '../notifications/public';
import { ImageType } from '../uploads/public';
import { imageOfThread } from './thread-image';

/** The resolver is located here because the module of notifications knows neither orders nor packages. */
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
