import { Field, ID, Int, InterfaceType } from 'type-graphql';
import type { Declaration, LocalizedText } from '../../../kernel/parcel';
import { AddressSnapshotType, FeeLineType } from '../../delivery/public';

/** Fields that a packing plan and its later package share. */
@InterfaceType('Parcel', { description: 'A parcel sent to one address.' })
export abstract class ParcelType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => String, {
    description: 'Number to name it by, e.g. PK20261121-04817733; found by a search.',
  })
  number!: string;

  @Field(() => AddressSnapshotType, { description: 'Where it goes.' })
  address!: AddressSnapshotType;

  @Field(() => Int, { description: 'Chargeable weight in grams.' })
  chargeableGrams!: number;

  @Field(() => [FeeLineType], { description: 'What its price is made of.' })
  fees!: FeeLineType[];

  @Field(() => String, { description: "The shopper's remark for the packers; may be empty." })
  remark!: string;

  deliveryMethod!: LocalizedText;
  declarations!: Declaration[];
}
