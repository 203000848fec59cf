import { one } from '../../platform/http/answer';
import { listQuery, pageOf, pageOfSlice, sliceOfPage } from '../../platform/http/paging';
import { restCall } from '../../platform/http/rest-call';
import {
  listNotificationThreads,
  NotificationThreadFilter,
  NotificationThreadType,
} from '../notifications/public';

const filter = listQuery(NotificationThreadFilter, {
  example: { is_read: false, target_kind: 'ORDER' },
});

/** Our own call about what was told of each order and package (API-20). */
export const notificationThreadEndpoints = [
  restCall({
    method: 'get',
    path: '/notification_threads',
    operationId: 'listNotificationThreads',
    summary: 'Notifications grouped by order and package, newest first.',
    description: 'The notifications of a thread are listed by `GET /notifications?thread_id=`.',
    origin: 'our own call',
    needsToken: true,
    takes: filter,
    data: pageOf('NotificationThreadPage', one(NotificationThreadType)),
    async run({ context, viewer, input }) {
      const slice = sliceOfPage(input.page);
      const found = await listNotificationThreads(context.services, viewer, slice, input.filter);
      return pageOfSlice(found, input.page);
    },
  }),
];
