import type { Endpoint } from '../../platform/http/endpoint';
import {
  listQuery,
  pageOf,
  pageOfSlice,
  presentPage,
  sliceOfPage,
} from '../../platform/http/paging';
import { id, model, nullable, number, sitePath } from '../../platform/http/shape';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import {
  listNotificationThreads,
  NotificationThreadFilter,
  notificationShape,
  presentNotification,
  type NotificationThread,
} from '../notifications/public';
import { imageOfThread } from './thread-image';

const filter = listQuery(NotificationThreadFilter, {
  example: { is_read: false, target_kind: 'ORDER' },
});

const thread = model('NotificationThread', 'What the shopper was told of one order or package.', {
  id: id('Id of the order or package, or else of the only notification.'),
  latest: notificationShape,
  count: number('How many notifications it has.', 3),
  unread_count: number('How many of them are unread.', 1),
  image_url: nullable(sitePath('Path of a picture of an item.')),
});

async function present(context: RequestContext, one: NotificationThread) {
  const image = await imageOfThread(context, one);
  return {
    ...{ id: one.id, count: one.count, unread_count: one.unreadCount },
    latest: presentNotification(one.latest, context.language),
    image_url: image?.path ?? null,
  };
}

/** Our own call about what was told of each order and package (API-20). */
export const notificationThreadEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/notification_threads',
    operationId: 'listNotificationThreads',
    summary: 'What the shopper was told, by order and package, newest first.',
    description: 'The notifications of a thread are listed by `GET /notifications?thread_id=`.',
    origin: 'our own call',
    needsToken: true,
    parameters: filter.parameters,
    isPaged: true,
    data: pageOf('NotificationThreadPage', thread),
    async run(context, { query }) {
      const viewer = requireViewer(context);
      const { page: asked, filter: which } = await filter.read(query);
      const slice = sliceOfPage(asked);
      const found = await listNotificationThreads(context.services, viewer, slice, which);
      const items = await Promise.all(found.items.map((one) => present(context, one)));
      return presentPage(await pageOfSlice({ ...found, items }, asked), (one) => one);
    },
  },
];
