import { Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/page-args';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { deleteNotifications } from './delete-notifications';
import { markAllNotificationsRead, markNotificationsRead } from './mark-notifications-read';
import { listNotifications } from './notification.queries';
import {
  AllNotificationsReadPayload,
  NotificationPage,
  NotificationsChosenArgs,
  NotificationsDeletedPayload,
  NotificationsReadPayload,
} from './notification.types';

@Resolver()
export class NotificationResolver {
  @Authorized()
  @Query(() => NotificationPage, { description: 'What you were told, newest first.' })
  notifications(
    @Ctx() context: RequestContext,
    @Args() filter: PageArgs,
  ): Promise<NotificationPage> {
    return listNotifications(context.services, requireViewer(context), filter);
  }

  @Authorized()
  @Mutation(() => NotificationsReadPayload, { description: 'Marks notifications as read.' })
  async markNotificationsRead(
    @Ctx() context: RequestContext,
    @Args() chosen: NotificationsChosenArgs,
  ): Promise<NotificationsReadPayload> {
    const viewer = requireViewer(context);
    return { notifications: await markNotificationsRead(context.services, viewer, chosen), viewer };
  }

  @Authorized()
  @Mutation(() => AllNotificationsReadPayload, {
    description: 'Marks all your notifications as read.',
  })
  async markAllNotificationsRead(
    @Ctx() context: RequestContext,
  ): Promise<AllNotificationsReadPayload> {
    const viewer = requireViewer(context);
    return { markedCount: await markAllNotificationsRead(context.services, viewer), viewer };
  }

  @Authorized()
  @Mutation(() => NotificationsDeletedPayload, { description: 'Deletes notifications for good.' })
  async deleteNotifications(
    @Ctx() context: RequestContext,
    @Args() chosen: NotificationsChosenArgs,
  ): Promise<NotificationsDeletedPayload> {
    const viewer = requireViewer(context);
    return { deletedIds: await deleteNotifications(context.services, viewer, chosen), viewer };
  }
}
