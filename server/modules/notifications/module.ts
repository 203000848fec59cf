import { defineModule } from '../../platform/module';
import {
  NotificationFieldsResolver,
  NotificationViewerResolver,
} from './notification-fields.resolver';
import { emailPreferenceEndpoints } from './email-preferences.rest';
import { EmailPreferencesResolver } from './email-preferences.resolver';
import { Notification } from './notification.entity';
import { NotificationResolver } from './notification.resolver';
import { notificationEndpoints } from './notification.rest';
import { notificationData } from './shopper-data';
import { NotificationThreadResolver } from './threads/thread.resolver';

export const notifications = defineModule({
  name: 'notifications',
  entities: [Notification],
  nodes: [{ type: 'Notification', entity: Notification }],
  resolvers: [
    NotificationResolver,
    NotificationFieldsResolver,
    NotificationThreadResolver,
    NotificationViewerResolver,
    EmailPreferencesResolver,
  ],
  endpoints: {
    heading: 'Notifications',
    about: 'Notifications.',
    calls: [...notificationEndpoints, ...emailPreferenceEndpoints],
  },
  personalData: [notificationData],
});
