import { Ctx, Field, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import { ViewerType } from '../../modules/accounts/public';
import { NotificationType } from '../../modules/notifications/public';
import { OrderType } from '../../modules/orders/public';
import { PackageType } from '../../modules/packages/public';
import type { Change, ChangeKind } from '../../platform/changes/changes';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { NodeType } from '../../platform/graphql/node';
import { Loaders } from '../../platform/loaders';
import type { RequestContext } from '../../platform/request-context';
import { readNode } from './node-query';

/** A change to be sent to a page of its shopper, whose session was just looked up. */
export interface DueChange extends Change {
  readonly kind: ChangeKind;
  readonly viewer: Viewer;
}

/** The context of a subscription: that of its request, and the change to be sent. */
export interface StreamContext extends RequestContext {
  readonly changes: AsyncIterable<DueChange>;
}

const ChangeKindEnum = graphqlEnum<ChangeKind>('ViewerChangeKind', 'What has changed.', {
  CART_CHANGED: 'Something was put into the cart, changed there or taken out.',
  ORDER_CHANGED: 'An order was submitted or moved.',
  PACKAGE_CHANGED: 'A package was opened or moved.',
  NOTIFICATION_RECEIVED: 'There is a new notification.',
  BALANCE_CHANGED: 'The balance, or what of it is held, is another.',
});

@ObjectType('ViewerChange', {
  description: 'Something of the viewer that has just changed, as it is now.',
})
class ViewerChangeType {
  @Field(() => ChangeKindEnum, { description: 'What has changed.' })
  kind!: ChangeKind;

  @Field(() => OrderType, { nullable: true, description: 'With ORDER_CHANGED: the order.' })
  order?: NodeType | null;

  @Field(() => PackageType, { nullable: true, description: 'With PACKAGE_CHANGED: the package.' })
  package?: NodeType | null;

  @Field(() => NotificationType, {
    nullable: true,
    description: 'With NOTIFICATION_RECEIVED: the notification; null where it is deleted already.',
  })
  notification?: NodeType | null;

  @Field(() => ViewerType, { description: 'The viewer: unread count, balance.' })
  viewer!: ViewerType;
}

/** Located beside the query for nodes, because its changes concern several modules. */
@Resolver()
export class ChangeSubscription {
  @Subscription(() => ViewerChangeType, {
    subscribe: ({ context }: { context: StreamContext }) => context.changes,
    description:
      'Tells of each change of what is yours, from now on: ask once for everything after it has begun. ' +
      'Over Server-Sent Events at `/graphql/stream`. Signed in only, else PLEASE_LOGIN; ends with the session.',
  })
  async viewerChanged(
    @Ctx() context: RequestContext,
    @Root() { kind, nodeId, viewer }: DueChange,
  ): Promise<ViewerChangeType> {
    // Values read for an earlier change may be outdated.
    context.loaders = new Loaders(context.services);
    const read = (type: string) => (nodeId === null ? null : readNode(context, type, nodeId));
    switch (kind) {
      case 'ORDER_CHANGED':
        return { kind, viewer, order: await read('Order') };
      case 'PACKAGE_CHANGED':
        return { kind, viewer, package: await read('Package') };
      case 'NOTIFICATION_RECEIVED':
        return { kind, viewer, notification: await read('Notification') };
      case 'CART_CHANGED':
      case 'BALANCE_CHANGED':
        return { kind, viewer };
    }
  }
}
