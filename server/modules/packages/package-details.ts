import type { Language } from '../../kernel/language';
import type { NextStep } from '../../kernel/next-step';
import { chosenOptions } from '../../kernel/parcel';
import type { RequestContext } from '../../platform/request-context';
import { feeTexts } from '../delivery/public';
import { reviewByPackage } from '../reviews/public';
import { transitDaysByPlan } from '../warehouse/public';
import { expectedArrivalOf, nextStepOfPackage, type ExpectedArrival } from './next-step.policy';
import type { Package } from './package.entity';
import { eventsByPackage } from './package.loaders';
import { packageActionsOf, type PackageAction } from './package.policy';
import { packageTimelineTexts } from './package.texts';

type Context = Pick<RequestContext, 'loaders' | 'language'>;

/** Returns the timeline of a package in the language of the request, oldest first. */
export async function timelineOfPackage(
  { id }: Pick<Package, 'id'>,
  { loaders, language }: Context,
) {
  const labels = packageTimelineTexts[language];
  const events = await loaders.get(eventsByPackage).load(id);
  return events.map((line) => ({ ...line, label: labels[line.event] }));
}

/** Returns the actions that are allowed on a package now. */
export async function actionsOnPackage(
  { id, status }: Pick<Package, 'id' | 'status'>,
  { loaders }: Context,
): Promise<PackageAction[]> {
  const review = await loaders.get(reviewByPackage).load(id);
  return packageActionsOf({ status }, { isReviewed: review !== null });
}

/** Returns when a package is, or was, expected to arrive; null before it is shipped. */
export async function arrivalOfPackage(
  sent: Pick<Package, 'packingPlanId' | 'shippedAt'>,
  { loaders }: Pick<RequestContext, 'loaders'>,
): Promise<ExpectedArrival | null> {
  if (!sent.shippedAt) return null;
  return expectedArrivalOf(sent, await loaders.get(transitDaysByPlan).load(sent.packingPlanId));
}

/** Returns the next step of a package; null once it is closed. */
export async function nextStepOnPackage(
  sent: Package,
  context: Pick<RequestContext, 'loaders' | 'services'>,
): Promise<NextStep | null> {
  const arrival = sent.status === 'PENDING_RECEIPT' ? await arrivalOfPackage(sent, context) : null;
  return nextStepOfPackage(sent, arrival, context.services.clock.now());
}

/** Returns the chosen packing options of a parcel, with their names. */
export function optionsOfPackage({ options }: Pick<Package, 'options'>, language: Language) {
  return chosenOptions(options).map((code) => ({ code, label: feeTexts[language][code] }));
}
