import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { feeTexts } from '../../i18n/fee-texts';
import { timelineTexts } from '../../i18n/timeline-texts';
import { chosenOptions } from '../../kernel/parcel';
import { TimelineEventType } from '../../platform/graphql/timeline.types';
import type { RequestContext } from '../../platform/request-context';
import { reviewByPackage } from '../reviews/public';
import { declaredItems, StoredItemType } from '../warehouse/public';
import { eventsByPackage, packageById } from './package.loaders';
import { packageActionsOf, type PackageAction } from './package.policy';
import { PackageActionEnum, PackageType } from './package.types';

@Resolver(() => PackageType)
export class PackageFieldsResolver {
  @FieldResolver(() => String, { description: "Name of the line, in the viewer's language." })
  deliveryMethod(@Root() sent: PackageType, @Ctx() { language }: RequestContext): string {
    return sent.deliveryMethod[language];
  }

  @FieldResolver(() => [String], {
    description: "What was chosen besides packing it, in the viewer's language.",
  })
  options(@Root() sent: PackageType, @Ctx() { language }: RequestContext): string[] {
    return chosenOptions(sent.options).map((code) => feeTexts[language][code]);
  }

  @FieldResolver(() => [StoredItemType], { description: 'What is in it.' })
  items(@Root() sent: PackageType, @Ctx() { loaders }: RequestContext): Promise<StoredItemType[]> {
    return declaredItems(loaders, sent);
  }

  @FieldResolver(() => [TimelineEventType], { description: 'What happened, oldest first.' })
  async timeline(
    @Root() { id }: PackageType,
    @Ctx() { loaders, language }: RequestContext,
  ): Promise<TimelineEventType[]> {
    const events = await loaders.get(eventsByPackage).load(id);
    const labels = timelineTexts[language].package;
    return events.map((line) => ({ ...line, label: labels[line.event] }));
  }

  @FieldResolver(() => [PackageActionEnum], { description: 'What you may do with it now.' })
  async availableActions(
    @Root() sent: PackageType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<PackageAction[]> {
    const review = await loaders.get(reviewByPackage).load(sent.id);
    return packageActionsOf(sent, { isReviewed: review !== null });
  }
}

@Resolver(() => StoredItemType)
export class StoredItemPackageResolver {
  @FieldResolver(() => PackageType, {
    nullable: true,
    description: 'The package it lies in, or travelled in; null while it is not packed.',
  })
  package(@Root() { packageId }: StoredItemType, @Ctx() { loaders }: RequestContext) {
    return packageId ? loaders.get(packageById).load(packageId) : null;
  }
}
