import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { TimelineEventType } from '../../platform/graphql/timeline.types';
import type { RequestContext } from '../../platform/request-context';
import { ChosenOptionType } from '../delivery/public';
import { declaredItems, StoredItemType } from '../warehouse/public';
import type { NextStep } from '../../kernel/next-step';
import type { ExpectedArrival } from './next-step.policy';
import { ExpectedArrivalType, NextStepType } from './next-step.types';
import {
  actionsOnPackage,
  arrivalOfPackage,
  nextStepOnPackage,
  optionsOfPackage,
  timelineOfPackage,
} from './package-details';
import type { Package } from './package.entity';
import { packageById } from './package.loaders';
import type { PackageAction } from './package.policy';
import { PackageActionEnum, PackageType } from './package.types';

@Resolver(() => PackageType)
export class PackageFieldsResolver {
  @FieldResolver(() => String, { description: "Name of the line, in the viewer's language." })
  deliveryMethod(@Root() sent: PackageType, @Ctx() { language }: RequestContext): string {
    return sent.deliveryMethod[language];
  }

  @FieldResolver(() => [ChosenOptionType], { description: 'Selected packing options.' })
  options(@Root() sent: PackageType, @Ctx() { language }: RequestContext): ChosenOptionType[] {
    return optionsOfPackage(sent, language);
  }

  @FieldResolver(() => [StoredItemType], { description: 'What is in it.' })
  items(@Root() sent: PackageType, @Ctx() { loaders }: RequestContext): Promise<StoredItemType[]> {
    return declaredItems(loaders, sent);
  }

  @FieldResolver(() => [TimelineEventType], { description: 'What happened, oldest first.' })
  timeline(
    @Root() sent: PackageType,
    @Ctx() context: RequestContext,
  ): Promise<TimelineEventType[]> {
    return timelineOfPackage(sent, context);
  }

  @FieldResolver(() => [PackageActionEnum], { description: 'What you may do with it now.' })
  availableActions(
    @Root() sent: PackageType,
    @Ctx() context: RequestContext,
  ): Promise<PackageAction[]> {
    return actionsOnPackage(sent, context);
  }

  @FieldResolver(() => NextStepType, {
    nullable: true,
    description: 'Who acts next, and until when; null once it is received or cancelled.',
  })
  nextStep(@Root() sent: Package, @Ctx() context: RequestContext): Promise<NextStep | null> {
    return nextStepOnPackage(sent, context);
  }

  @FieldResolver(() => ExpectedArrivalType, {
    nullable: true,
    description: 'When it should arrive, or should have; null until it is shipped.',
  })
  expectedArrival(
    @Root() sent: Package,
    @Ctx() context: RequestContext,
  ): Promise<ExpectedArrival | null> {
    return arrivalOfPackage(sent, context);
  }
}

@Resolver(() => StoredItemType)
export class StoredItemPackageResolver {
  @FieldResolver(() => PackageType, {
    nullable: true,
    description: 'Its package; null while it is not packed.',
  })
  package(@Root() { packageId }: StoredItemType, @Ctx() { loaders }: RequestContext) {
    return packageId ? loaders.get(packageById).load(packageId) : null;
  }
}
