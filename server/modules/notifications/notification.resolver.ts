import { Args, Ctx, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../platform/graphql/authorized';
import { PageArgs } from '../../platform/graphql/page-args';
import type { RequestContext } from '../../platform/request-context';
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
  @AuthorizedQuery(() => NotificationPage, { description: 'What you were told, newest first.' })
  notifications(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() filter: PageArgs,
  ): Promise<NotificationPage> {
    return listNotifications(services, viewer, filter);
  }

  @AuthorizedMutation(() => NotificationsReadPayload, {
    description: 'Marks notifications as read.',
  })
  async markNotificationsRead(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() chosen: NotificationsChosenArgs,
  ): Promise<NotificationsReadPayload> {
    return { notifications: await markNotificationsRead(services, viewer, chosen), viewer };
  }

  @AuthorizedMutation(() => AllNotificationsReadPayload, {
    description: 'Marks all your notifications as read.',
  })
  async markAllNotificationsRead(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AllNotificationsReadPayload> {
    return { markedCount: await markAllNotificationsRead(services, viewer), viewer };
  }

  @AuthorizedMutation(() => NotificationsDeletedPayload, {
    description: 'Deletes notifications for good.',
  })
  async deleteNotifications(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() chosen: NotificationsChosenArgs,
  ): Promise<NotificationsDeletedPayload> {
    return { deletedIds: await deleteNotifications(services, viewer, chosen), viewer };
  }
}
