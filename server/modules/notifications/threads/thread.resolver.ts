import { Args, Ctx, Resolver } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../../platform/graphql/authorized';
import { presentSlice, sliceOf } from '../../../platform/graphql/connection.types';
import { listOf } from '../../../platform/graphql/list-of';
import type { RequestContext } from '../../../platform/request-context';
import { notificationTargetKinds } from '../notification.kinds';
import type { NotificationThread } from './thread';
import { countThreadsByTarget, listNotificationThreads } from './thread.queries';
import {
  NotificationThreadConnection,
  NotificationThreadCountType,
  NotificationThreadsArgs,
} from './thread.types';

const place = ({ latest }: NotificationThread) => ({ at: latest.createdAt, id: latest.id });

@Resolver()
export class NotificationThreadResolver {
  @AuthorizedQuery(() => NotificationThreadConnection, {
    description: 'Notifications grouped by order and package.',
  })
  async notificationThreads(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() { filter, sort, ...stretch }: NotificationThreadsArgs,
  ) {
    const slice = { ...sliceOf(stretch), direction: sort?.direction };
    return presentSlice(await listNotificationThreads(services, viewer, slice, filter), place);
  }

  @AuthorizedQuery(() => [NotificationThreadCountType], {
    description: 'Number of threads per kind of page; kinds without any are omitted.',
    ...listOf(notificationTargetKinds.length),
  })
  notificationThreadCounts(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<NotificationThreadCountType[]> {
    return countThreadsByTarget(services, viewer);
  }
}
