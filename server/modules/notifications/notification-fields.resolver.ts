import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { ViewerType } from '../accounts/public';
import { targetIdOf, targetOfKind, type NotificationTargetKind } from './notification.kinds';
import { unreadByUser } from './notification.queries';
import { NotificationTargetKindEnum, NotificationType } from './notification.types';
import { notificationText } from './notification-text';

@Resolver(() => NotificationType)
export class NotificationFieldsResolver {
  @FieldResolver(() => String, { description: 'What happened in a few words, as plain text.' })
  title(@Root() notification: NotificationType, @Ctx() { language }: RequestContext): string {
    return notificationText(notification, language).title;
  }

  @FieldResolver(() => String, { description: 'What it means for you, as plain text.' })
  body(@Root() notification: NotificationType, @Ctx() { language }: RequestContext): string {
    return notificationText(notification, language).body;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Id of the order or package it leads to; null where it leads to a list.',
  })
  targetId(@Root() notification: NotificationType): string | null {
    return targetIdOf(notification);
  }

  @FieldResolver(() => NotificationTargetKindEnum, {
    description: 'What kind of page it leads to.',
  })
  targetKind(@Root() { kind }: NotificationType): NotificationTargetKind {
    return targetOfKind[kind];
  }
}

@Resolver(() => ViewerType)
export class NotificationViewerResolver {
  @FieldResolver(() => Int, { description: 'How many notifications are unread.' })
  async unreadNotificationCount(
    @Root() viewer: ViewerType,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return (await context.loaders.get(unreadByUser).load(viewer.id)).notificationCount;
  }

  @FieldResolver(() => Int, {
    description: 'How many threads hold an unread notification, for the badge.',
  })
  async unreadThreadCount(
    @Root() viewer: ViewerType,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return (await context.loaders.get(unreadByUser).load(viewer.id)).threadCount;
  }
}
