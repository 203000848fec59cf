import type { AddressSnapshot, Declaration, PackingOptions } from '../../kernel/parcel';
import { SHOWN_OF_QUEUE, type Waiting } from '../../kernel/waiting';
import type { Services } from '../../platform/services';
import { itemsOfPackages, type ItemOfPackage } from '../warehouse/public';
import { Package } from './package.entity';

/** A package that the operator has to pack and ship, with all necessary data. */
export interface PackageWork {
  readonly number: string;
  readonly paidAt: Date;
  readonly deliveryMethod: string;
  readonly chargeableGrams: number;
  readonly address: AddressSnapshot;
  readonly contents: readonly ItemOfPackage[];
  readonly declarations: readonly Declaration[];
  /** Paid options besides packing. */
  readonly options: PackingOptions;
  readonly remark: string;
}

/** Returns packages pending shipment, at most `most` of them. Three statements. */
export async function listPackageWork(
  { db }: Pick<Services, 'db'>,
  most = SHOWN_OF_QUEUE,
): Promise<Waiting<PackageWork>> {
  const [packages, total] = await db.read.findAndCount(Package, {
    where: { status: 'PENDING_SHIPMENT' },
    order: { createdAt: 'ASC', id: 'ASC' },
    take: most,
  });
  const contents = await itemsOfPackages(
    db.read,
    packages.map(({ id }) => id),
  );
  const oldest = packages.map((one) => ({
    number: one.number,
    paidAt: one.createdAt,
    deliveryMethod: one.deliveryMethod.en,
    chargeableGrams: one.chargeableGrams,
    address: one.address,
    contents: contents.filter(({ packageId }) => packageId === one.id),
    declarations: one.declarations,
    options: one.options,
    remark: one.remark,
  }));
  return { oldest, total };
}
