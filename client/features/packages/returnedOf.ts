import type { PackageReceipt_PackageFragment } from '../../gql/graphql';

/** Returns the refund for cancelling a package, in fen: the paid amount without a card fee. */
export const returnedOf = ({
  logisticsFee,
  paymentMethodDiscount,
}: Pick<PackageReceipt_PackageFragment, 'logisticsFee' | 'paymentMethodDiscount'>): number =>
  logisticsFee - paymentMethodDiscount;
