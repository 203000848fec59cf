import { defineModule } from '../../platform/module';
import {
  NotificationFieldsResolver,
  NotificationViewerResolver,
} from './notification-fields.resolver';
import { Notification } from './notification.entity';
import { NotificationResolver } from './notification.resolver';
import { notificationEndpoints } from './notification.rest';
import { notificationData } from './shopper-data';

export const notifications = defineModule({
  name: 'notifications',
  entities: [Notification],
  nodes: [{ type: 'Notification', entity: Notification }],
  resolvers: [NotificationResolver, NotificationFieldsResolver, NotificationViewerResolver],
  endpoints: {
    heading: 'Notifications',
    about: 'What the shopper was told.',
    calls: notificationEndpoints,
  },
  personalData: [notificationData],
});
