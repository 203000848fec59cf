import { MINUTE_MS } from '../../kernel/clock';
import { buildOrder } from '../builders/order';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildStoredItem } from '../builders/stored-item';
import type { Sample } from '../rest-samples';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';

/** A shopper of their own for each provocation. */
export interface World {
  readonly app: TestApp;
  readonly shopper: TestClient;
  readonly email: string;
}

export type Provoke = (world: World) => Promise<Sample> | Sample;

/** Operation → reason → what makes it be refused so. */
export type Provocations = Readonly<Record<string, Readonly<Record<string, Provoke>>>>;

/** An order of the shopper that has come so far. */
export async function orderIn({ app, shopper }: World, status: 'PAID' | 'CANCELLED' | 'IN_STOCK') {
  return { params: { id: (await buildOrder(app, shopper, { status })).id } };
}

/** A plan whose payment deadline has passed. */
export async function lateTarget({ app, shopper }: World): Promise<Sample> {
  const plan = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id]);
  app.clock.advance(30 * MINUTE_MS);
  return { body: { kind: 'PACKING_PLAN', target_id: plan.id } };
}

/** An order that waits for its payment. */
export const unpaid = async ({ app, shopper }: World) => (await buildOrder(app, shopper)).id;
