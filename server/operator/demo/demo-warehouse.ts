import { demoActor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import { approveRefund, listOrderWork, type OrderWork } from '../../modules/orders/public';
import { purchaseOrder } from '../../modules/purchasing/public';
import { listPackageWork, type PackageWork } from '../../modules/packages/public';
import { receiveItem, shipPackage } from '../../modules/fulfilment/public';
import {
  confirmRemittance,
  confirmWithdrawal,
  listRemittanceWork,
  listWithdrawalWork,
} from '../../modules/payments/public';
import { readDemoMark } from '../../modules/site/public';
import type { Services } from '../../platform/services';
import { demoCarrier } from './demo-carrier';
import { fixture } from './demo-fixture';
import { listings } from './listings';
import { numberOf } from './number-of';
import { demoItemAt } from './shop/demo-shop';
import { takePhotos } from './demo-context';

/**
 * Number of steps for which work about money is delayed, so that there is time to cancel it, or to see it
 * pending.
 */
const PATIENCE = 8;
const patientWork = /(ANSWER_REFUND|SEND_BACK|CONFIRM_REMITTANCE)$/;

/** A possible next step of the demo warehouse. */
interface Step {
  readonly name: string;
  take(): Promise<unknown>;
}

/**
 * Acts as the operator: every `paceMs` it does the next step, oldest work first, so that a visitor sees an
 * order proceed to its delivery. It leaves the fixtures of the seed untouched.
 */
export function demoWarehouse(paceMs: number) {
  const seen = new Map<string, number>();
  const failed = new Set<string>();

  async function run(services: Services): Promise<void> {
    const fixtures = new Set(await readDemoMark(services));
    const steps = [
      ...Object.values(await listOrderWork(services))
        .flatMap(({ oldest }) => oldest)
        .map((work) => orderStep(services, work)),
      ...(await listPackageWork(services)).oldest.map((work) => packageStep(services, work)),
      ...(await listWithdrawalWork(services)).map(({ number }) => ({
        name: fixture(number, 'SEND_BACK'),
        take: () => confirmWithdrawal(services, demoActor, number),
      })),
      ...(await listRemittanceWork(services)).map(({ payment: { number } }) => ({
        name: fixture(number, 'CONFIRM_REMITTANCE'),
        take: () => confirmRemittance(services, demoActor, number),
      })),
    ];
    const ripe = steps.filter((step) => !fixtures.has(step.name) && isRipe(step, seen));
    // A failed step is repeated only when no other is left, so that it blocks nothing.
    const next = ripe.find(({ name }) => !failed.has(name)) ?? ripe[0];
    if (!next) return;
    failed.add(next.name);
    if (await take(services, next)) failed.delete(next.name);
  }

  return { name: 'demo warehouse', every: paceMs, run };
}

/** Every step is ready at once unless it is about money. */
function isRipe({ name }: Step, seen: Map<string, number>): boolean {
  if (!patientWork.test(name)) return true;
  const times = (seen.get(name) ?? 0) + 1;
  seen.set(name, times);
  return times > PATIENCE;
}

async function take({ log }: Services, { name, take: act }: Step): Promise<boolean> {
  try {
    await act();
    log.info({ step: name }, 'demo warehouse');
    return true;
  } catch (error) {
    // The shopper was faster: they cancelled, or requested a refund.
    if (!(error instanceof DomainError)) throw error;
    log.info({ step: name, refusal: error.code }, 'demo warehouse');
    return false;
  }
}

function orderStep(services: Services, { work, order, items }: OrderWork): Step {
  const orderNumber = order.number;
  const positions = items.map(({ position }) => position);
  const acts = {
    PURCHASE: () => purchaseOrder(services, demoActor, { orderNumber, positions, note: '' }),
    ANSWER_REFUND: () => approveRefund(services, demoActor, { orderNumber, note: '' }),
    RECEIVE: () => receive(services, order, items),
  };
  return { name: fixture(orderNumber, work), take: acts[work] };
}

async function receive(
  services: Services,
  { number: orderNumber, finePhotoCount }: OrderWork['order'],
  [item, ...later]: OrderWork['items'],
): Promise<unknown> {
  if (!item) return;
  const { position, name, quantity, url } = item;
  const measures = plausibleMeasures(name, quantity);
  const { lengthMm, widthMm, heightMm, weightGrams } = measures;
  const listed = demoItemAt(url);
  const subject = {
    name,
    size: [lengthMm, widthMm, heightMm],
    grams: weightGrams,
    drawing: listed && listings[listed].drawing,
  } as const;
  const photoIds = await takePhotos(services, subject);
  // Fine photos are paid per order and taken beside the usual ones: of its last item, with which they are due.
  const fine = later.length === 0 ? finePhotoCount : 0;
  const count = photoIds.length + fine;
  while (photoIds.length < count) photoIds.push(...(await takePhotos(services, subject)));
  photoIds.length = count;
  return receiveItem(services, demoActor, { orderNumber, position, ...measures, photoIds });
}

function packageStep(services: Services, { number }: PackageWork): Step {
  const shipping = {
    packageNumber: number,
    carrier: demoCarrier,
    trackingNumber: `TX${numberOf(number, 10_000_000_000)}`,
  };
  return { name: fixture(number, 'SHIP'), take: () => shipPackage(services, demoActor, shipping) };
}

/** Returns plausible weight and size; the same for the same name. */
function plausibleMeasures(name: string, quantity: number) {
  const part = (what: string, from: number, to: number) => from + numberOf(what + name, to - from);
  return {
    weightGrams: part('weight', 120, 900) * Math.min(quantity, 8),
    lengthMm: part('length', 150, 340),
    widthMm: part('width', 100, 240),
    heightMm: part('height', 30, 160),
  };
}
