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
  resolvers: [NotificationResolver, NotificationFieldsResolver, NotificationViewerResolver],
  endpoints: { Shop: notificationEndpoints },
  personalData: [notificationData],
});
