import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { ViewerType } from '../accounts/public';
import { targetIdOf, targetOfKind, type NotificationTargetKind } from './notification.kinds';
import { unreadByUser } from './notification.queries';
import { NotificationTargetKindEnum, NotificationType } from './notification.types';
import { notificationText } from './notification-text';

@Resolver(() => NotificationType)
export class NotificationFieldsResolver {
  @FieldResolver(() => String, { description: 'Summary, as plain text.' })
  title(@Root() notification: NotificationType, @Ctx() reader: RequestContext): string {
    return notificationText(notification, reader).title;
  }

  @FieldResolver(() => String, { description: 'What it means for you, as plain text.' })
  body(@Root() notification: NotificationType, @Ctx() reader: RequestContext): string {
    return notificationText(notification, reader).body;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Id of the order or package it links to; null if it links to a list.',
  })
  targetId(@Root() notification: NotificationType): string | null {
    return targetIdOf(notification);
  }

  @FieldResolver(() => NotificationTargetKindEnum, {
    description: 'Kind of page it links to.',
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
