import { Arg, Args, Ctx, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../platform/graphql/authorized';
import { presentSlice, sliceOf } from '../../platform/graphql/connection.types';
import type { RequestContext } from '../../platform/request-context';
import { deleteNotifications } from './delete-notifications';
import { markAllNotificationsRead, markNotificationsRead } from './mark-notifications-read';
import type { Notification } from './notification.entity';
import { listNotifications } from './notification.queries';
import {
  MarkAllNotificationsReadPayload,
  NotificationConnection,
  NotificationsArgs,
  DeleteNotificationsInput,
  MarkNotificationsReadInput,
  DeleteNotificationsPayload,
  MarkNotificationsReadPayload,
} from './notification.types';

const place = ({ createdAt: at, id }: Notification) => ({ at, id });

@Resolver()
export class NotificationResolver {
  @AuthorizedQuery(() => NotificationConnection, { description: 'Notifications.' })
  async notifications(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() { filter, sort, ...stretch }: NotificationsArgs,
  ) {
    const slice = { ...sliceOf(stretch), direction: sort?.direction };
    return presentSlice(await listNotifications(services, viewer, slice, filter), place);
  }

  @AuthorizedMutation(() => MarkNotificationsReadPayload, {
    description: 'Marks notifications as read.',
  })
  async markNotificationsRead(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which.' }) input: MarkNotificationsReadInput,
  ): Promise<MarkNotificationsReadPayload> {
    return { notifications: await markNotificationsRead(services, viewer, input), viewer };
  }

  @AuthorizedMutation(() => MarkAllNotificationsReadPayload, {
    description: 'Marks all your notifications as read.',
  })
  async markAllNotificationsRead(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<MarkAllNotificationsReadPayload> {
    return { markedCount: await markAllNotificationsRead(services, viewer), viewer };
  }

  @AuthorizedMutation(() => DeleteNotificationsPayload, {
    description: 'Deletes notifications for good.',
  })
  async deleteNotifications(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which.' }) input: DeleteNotificationsInput,
  ): Promise<DeleteNotificationsPayload> {
    return { deletedIds: await deleteNotifications(services, viewer, input), viewer };
  }
}
