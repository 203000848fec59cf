import type { PackageReceipt_PackageFragment } from '../../gql/graphql';

/** What a package returns when it is cancelled, in fen: what was paid for it, a card's fee left out. */
export const returnedOf = ({
  logisticsFee,
  paymentMethodDiscount,
}: Pick<PackageReceipt_PackageFragment, 'logisticsFee' | 'paymentMethodDiscount'>): number =>
  logisticsFee - paymentMethodDiscount;
