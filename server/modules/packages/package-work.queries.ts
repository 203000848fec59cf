import type { AddressSnapshot, Declaration, PackingOptions } from '../../kernel/parcel';
import type { Services } from '../../platform/services';
import { Package } from './package.entity';

/** More than anybody does in a day. */
const MOST = 200;

/** A package the operator has to pack and ship. */
export interface PackageWork {
  readonly number: string;
  readonly paidAt: Date;
  readonly deliveryMethod: string;
  readonly chargeableGrams: number;
  readonly address: AddressSnapshot;
  readonly declarations: readonly Declaration[];
  readonly options: PackingOptions;
  readonly remark: string;
}

/** Packages pending shipment, oldest first; at most 200. */
export async function listPackageWork({ db }: Services): Promise<PackageWork[]> {
  const packages = await db.read.find(Package, {
    where: { status: 'PENDING_SHIPMENT' },
    order: { createdAt: 'ASC', id: 'ASC' },
    take: MOST,
  });
  return packages.map(({ createdAt, deliveryMethod, ...one }) => ({
    number: one.number,
    paidAt: createdAt,
    deliveryMethod: deliveryMethod.en,
    chargeableGrams: one.chargeableGrams,
    address: one.address,
    declarations: one.declarations,
    options: one.options,
    remark: one.remark,
  }));
}
