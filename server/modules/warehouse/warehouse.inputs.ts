import { ArgsType, InputType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import type { Declaration, PackingOptions } from '../../kernel/parcel';
import type { Sort } from '../../kernel/slice';
import {
  ChoiceField,
  FlagField,
  IdField,
  IdsField,
  InputField,
  InputsField,
  MoneyField,
  TextField,
} from '../../platform/graphql/input-fields';
import { plainWords } from '../../platform/validation/pasted-text';
import { RepeatableInput } from '../../platform/graphql/repeatable-input';
import type { EstimateRequest } from './parcels/estimate-parcel';
import type { DeclaredValue } from './parcels/price-parcel';
import { CountryCodeScalar } from '../../platform/graphql/scalars';
import { sortOf } from '../../platform/graphql/sort';
import type { StoredItemSortField } from './stored-item.queries';
import { statusesInWarehouse, type StatusInWarehouse } from './stored-item.statuses';
import { StoredItemStatusEnum } from './stored-item.types';

/** More would not fit into one parcel, and keeps a plan's transaction short. */
const MAX_ITEMS = 50;

@InputType({ description: 'Customs declaration of one item.' })
export class DeclarationInput implements Declaration {
  @IdField('The stored item.')
  storedItemId!: string;

  @TextField('What it is, in a few words.', { min: 1, max: 100, read: plainWords })
  description!: string;

  @MoneyField('What it is worth, from 0.01 CNY.', { min: 1 })
  declaredValue!: Money;
}

@InputType({ description: 'Packing options of a parcel.' })
export class PackingOptionsInput implements PackingOptions {
  @FlagField('Padding and corner protection.', { defaultValue: false })
  extraProtection!: boolean;

  @FlagField("Take off the shops' packaging.", { defaultValue: false })
  removePackaging!: boolean;

  @FlagField('Insure the declared value, which is paid out when the parcel is lost.', {
    defaultValue: false,
  })
  insurance!: boolean;
}

@InputType({ description: 'What one item is worth.' })
export class DeclaredValueInput implements DeclaredValue {
  @IdField('The stored item.')
  storedItemId!: string;

  @MoneyField('What it is worth; 0 while that is not said yet.')
  declaredValue!: Money;
}

@InputType({ description: 'An unpaid packing plan to give up.' })
export class CancelPackingPlanInput {
  @IdField('Id of one of your packing plans.')
  packingPlanId!: string;
}

@InputType({ description: 'A parcel to be estimated.' })
export class ParcelEstimateInput implements EstimateRequest {
  @IdsField('Your stored items, at most 50.', MAX_ITEMS)
  storedItemIds!: string[];

  @TextField(
    'ISO 3166 code of the country, upper case; that of your default address if left out.',
    {
      ...{ min: 1, max: 2 },
      nullable: true,
      scalar: CountryCodeScalar,
    },
  )
  countryCode?: string | null;
}

@InputType({ description: 'A parcel to be priced.' })
export class QuoteInput {
  @IdsField('Your stored items, at most 50.', MAX_ITEMS)
  storedItemIds!: string[];

  @IdField('One of your addresses.')
  addressId!: string;

  @InputField(() => PackingOptionsInput, 'None of them when left out.', { nullable: true })
  options?: PackingOptionsInput | null;

  @InputsField(() => DeclaredValueInput, 'Declared values; insurance depends on them.', {
    ...{ max: MAX_ITEMS, defaultValue: [] },
  })
  declaredValues!: DeclaredValueInput[];
}

@InputType({ description: 'A parcel as the shopper confirms it.' })
export class CreatePackingPlanInput extends RepeatableInput {
  @IdsField('Your stored items, at most 50.', MAX_ITEMS)
  storedItemIds!: string[];

  @IdField('One of your addresses.')
  addressId!: string;

  @IdField('One of the delivery lines that can carry the parcel.')
  deliveryLineId!: string;

  @InputsField(() => DeclarationInput, 'One for each of the stored items.', { max: MAX_ITEMS })
  declarations!: DeclarationInput[];

  @InputField(() => PackingOptionsInput, 'None of them when left out.', { nullable: true })
  options?: PackingOptionsInput | null;

  @TextField('For the packers; may be empty.', { max: 500, defaultValue: '' })
  remark!: string;
}

@InputType({ description: 'Which of your stored items are listed; all that is said must hold.' })
export class StoredItemFilter {
  @ChoiceField(
    () => StoredItemStatusEnum,
    statusesInWarehouse,
    'Only those with this status: STORED, HELD or RESERVED. Others are in a package or gone.',
    { nullable: true },
  )
  status?: StatusInWarehouse | null;
}

const StoredItemSort = sortOf<StoredItemSortField>('StoredItem', {
  INBOUND_AT: 'When it arrived.',
  WEIGHT: 'What it weighs.',
});

@ArgsType()
export class StoredItemsArgs {
  @InputField(() => StoredItemFilter, 'Which of them; all when left out.', { nullable: true })
  filter?: StoredItemFilter | null;

  @InputField(() => StoredItemSort, 'In which order; the oldest first when left out.', {
    nullable: true,
  })
  sort?: Sort<StoredItemSortField> | null;
}
