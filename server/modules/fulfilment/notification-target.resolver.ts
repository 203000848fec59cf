import { createUnionType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { NotificationType, targetOfKind } from '../notifications/public';
import { orderById, OrderType } from '../orders/public';
import { packageById, PackageType } from '../packages/public';

const NotificationTarget = createUnionType({
  name: 'NotificationTarget',
  description: 'What a notification tells of.',
  types: () => [OrderType, PackageType] as const,
  resolveType: (value) => ('submittedAt' in value ? OrderType : PackageType),
});

/** Stands here because notifications come before orders and packages, and know neither. */
@Resolver(() => NotificationType)
export class NotificationTargetResolver {
  @FieldResolver(() => NotificationTarget, {
    nullable: true,
    description: 'The order or package it leads to; null where it leads to a list.',
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
