import { createUnionType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { NotificationType, targetOfKind } from '../notifications/public';
import { orderById, OrderType } from '../orders/public';
import { packageById, PackageType } from '../packages/public';

const NotificationTarget = createUnionType({
  name: 'NotificationTarget',
  description: 'Kind of a notification.',
  types: () => [OrderType, PackageType] as const,
  resolveType: (value) => ('submittedAt' in value ? OrderType : PackageType),
});

/** The resolver is located here because the module of notifications knows neither orders nor packages. */
@Resolver(() => NotificationType)
export class NotificationTargetResolver {
  @FieldResolver(() => NotificationTarget, {
    nullable: true,
    description: 'The order or package it links to; null if it links to a list.',
  })
  target(
    @Root() { kind, targetId }: NotificationType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<OrderType | PackageType | null> | null {
    if (!targetId) return null;
    if (targetOfKind[kind] === 'ORDER') return loaders.get(orderById).load(targetId);
    return targetOfKind[kind] === 'PACKAGE' ? loaders.get(packageById).load(targetId) : null;
  }
}
