import type { Access, StaffArea, StaffRole, StaffStatus } from '../modules/staff/public';
import { graphqlEnum } from '../platform/graphql/graphql-enum';

export const RoleEnum = graphqlEnum<StaffRole>('StaffRole', 'A role of a person of the staff.', {
  BUYER: 'Buys at the shops.',
  CLERK: 'Receives, weighs, photographs and shelves.',
  PACKER: 'Packs and hands over to carriers.',
  BOOKKEEPER: 'Decides about money.',
  EDITOR: 'Writes what shoppers read.',
  SUPPORT: 'Answers shoppers.',
  OWNER: 'Decides about people and figures.',
});

export const AccessEnum = graphqlEnum<Access>('StaffAccess', 'What a role may do in an area.', {
  NONE: 'Nothing.',
  READ: 'See it.',
  ASK: 'Ask another person to do it.',
  CONFIRMED: 'Do it once a second person has confirmed.',
  DO: 'Do it.',
});

export const StatusEnum = graphqlEnum<StaffStatus>('StaffStatus', 'Whether a person may sign in.', {
  INVITED: 'Not yet: they have not chosen a password.',
  ACTIVE: 'Yes.',
  SUSPENDED: 'No more.',
});

export const AreaEnum = graphqlEnum<StaffArea>('StaffArea', 'A part of the work.', {
  BUYING: 'Buying queue, shop purchases, questions to shoppers.',
  RECEIVING: 'Receiving, labels, shelves, photos.',
  CORRECTION_BEFORE_PACKING: 'Correcting a weight or size before it is packed.',
  CORRECTION_AFTER_PACKING: 'Correcting a weight or size after it was packed.',
  PACKING: 'Picking, packing, labels, handing over.',
  CASES: 'What went wrong: unclaimed, short, damaged, to be returned.',
  SHOPPER_NAME: 'Name and country of shoppers.',
  SHOPPER_CONTACT: 'Contacts and addresses of shoppers; each look is logged.',
  PAYMENTS: 'Balances, payments, invoices.',
  REFUNDS: 'Refunds of orders, items and pieces.',
  REMITTANCES: 'Remittances.',
  PAYOUTS: 'Withdrawals, credits, reversals.',
  DAY_CLOSE: 'The close of the day.',
  ARTICLES: 'Articles of the help centre.',
  REVIEWS: 'Reviews.',
  MESSAGE_TO_ONE: 'A message to one shopper.',
  MESSAGE_TO_ALL: 'A message to all shoppers.',
  CONFIGURATION: 'Configuration, delivery lines, restricted goods.',
  PRICES: 'Prices and fees.',
  LEDGER_CHECK: 'Checking the ledger.',
  LEDGER_LIFT: 'Lifting a freeze of payments.',
  STAFF: 'People, sessions and the audit log.',
});
