import type { MigrationInterface } from 'typeorm';
import * as accounts from './1763710001-accounts';
import * as orders from './1763710002-orders';
import * as money from './1763710003-money';
import * as parcels from './1763710004-parcels';
import * as site from './1763710005-site';
import * as deliveryLines from './1763710006-delivery-lines';
import * as articles from './1763710007-articles';
import * as messages from './1763710008-messages';
import * as leads from './1763710009-leads';
import * as accountLife from './1763710010-account-life';
import * as letters from './1763710011-letters';
import * as jointPayments from './1763710012-joint-payments';
import * as priceChanges from './1763710013-price-changes';
import * as packageRemarks from './1763710014-package-remarks';
import * as knownDevices from './1763710022-known-devices';
import * as idempotencyKeys from './1763710043-idempotency-keys';
import * as checkouts from './1763710050-checkouts';
import * as ledgerChain from './1763710100-ledger-chain';
import * as paymentFreezes from './1763710101-payment-freezes';
import * as questions from './1763710110-questions';
import * as withdrawals from './1763710115-withdrawals';
import * as pendingPayments from './1763710130-pending-payments';
import * as exchangeRates from './1763710131-exchange-rates';

/** The one history of the schema, for both databases. Append; never change what has landed. */
export const migrations = [
  accounts,
  orders,
  money,
  parcels,
  site,
  deliveryLines,
  articles,
  messages,
  leads,
  accountLife,
  letters,
  jointPayments,
  priceChanges,
  packageRemarks,
  knownDevices,
  idempotencyKeys,
  checkouts,
  ledgerChain,
  paymentFreezes,
  questions,
  withdrawals,
  pendingPayments,
  exchangeRates,
].flatMap((room) => Object.values<new () => MigrationInterface>(room));
