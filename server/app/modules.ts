import { site } from '../modules/site/module';
import { captcha } from '../modules/captcha/module';
import { delivery } from '../modules/delivery/module';
import { exchangeRates } from '../modules/exchange-rates/module';
import { articles } from '../modules/articles/module';
import { emails } from '../modules/emails/module';
import { leads } from '../modules/leads/module';
import { uploads } from '../modules/uploads/module';
import { accounts } from '../modules/accounts/module';
import { staff } from '../modules/staff/module';
import { listings } from '../modules/listings/module';
import { addresses } from '../modules/addresses/module';
import { notifications } from '../modules/notifications/module';
import { funds } from '../modules/funds/module';
import { cart } from '../modules/cart/module';
import { reviews } from '../modules/reviews/module';
import { warehouse } from '../modules/warehouse/module';
import { packages } from '../modules/packages/module';
import { orders } from '../modules/orders/module';
import { purchasing } from '../modules/purchasing/module';
import { fulfilment } from '../modules/fulfilment/module';
import { payments } from '../modules/payments/module';
import { invoices } from '../modules/invoices/module';
import { privacy } from '../modules/privacy/module';
import { alerts } from '../platform/alerts/module';
import { audit } from '../platform/audit/module';
import { changes } from '../platform/changes/module';
import { idempotency } from '../platform/idempotency/module';
import { scheduledJobs } from '../platform/jobs/module';
import type { Module } from '../platform/module';
import { processes } from '../platform/processes/module';
import { outbox } from '../platform/queue/module';

/**
 * Every module, from the bottom up: each may import those above its line and no other. The import
 * rules read this list; tables, resolvers, REST calls, jobs, personal data and invariants derive
 * from it.
 */
export const modules: readonly Module[] = [
  outbox,
  audit,
  idempotency,
  changes,
  alerts,
  scheduledJobs,
  processes,
  // 1: modules without dependencies, and those that everyone needs
  site,
  captcha,
  delivery,
  exchangeRates,
  articles,
  emails,
  leads,
  uploads,
  accounts,
  staff,
  listings,
  addresses,
  notifications,
  funds,
  // 2: what a shopper buys, stores and receives
  cart,
  reviews,
  warehouse,
  packages,
  orders,
  // 3: what we buy for orders; what moves orders, stored items, packages and money in one step
  purchasing,
  fulfilment,
  // 4: what knows all of them
  payments,
  invoices,
  privacy,
];

/** The tables of all modules. */
export const entities = modules.flatMap(({ entities = [] }) => entities);
