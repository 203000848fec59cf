import { InputType } from 'type-graphql';
import { MAX_FINE_PHOTOS } from '../../kernel/limits';
import {
  CountField,
  EmailField,
  IdField,
  InputField,
  PhoneField,
  TextField,
} from '../../platform/graphql/input-fields';

@InputType({ description: 'Whom we ask when something about the order is unclear.' })
export class ContactInput {
  @TextField('Name.', { min: 1, max: 60 })
  name!: string;

  @PhoneField('Phone number.')
  phone!: string;

  @EmailField('Email address.')
  email!: string;
}

@InputType({ description: 'Photos the warehouse is to take, 2.00 CNY each (CO-04, VA-06).' })
export class FinePhotosInput {
  @CountField('How many.', { min: 0, max: MAX_FINE_PHOTOS })
  count!: number;

  @TextField('What they should show.', { max: 500, defaultValue: '' })
  note!: string;

  @TextField('Which place of the item to photograph.', { max: 100, defaultValue: '' })
  location!: string;
}

@InputType({ description: 'What the confirm page asks; the items are those selected in the cart.' })
export class SubmitOrderInput {
  @InputField(() => ContactInput, 'Whom we ask when something is unclear.')
  contact!: ContactInput;

  @TextField('Remark for the purchase.', { max: 500, defaultValue: '' })
  remark!: string;

  @InputField(() => FinePhotosInput, 'Photos to take; none when left out.', { nullable: true })
  finePhotos?: FinePhotosInput | null;
}

@InputType({ description: 'Asks for the money of an order back.' })
export class RequestRefundInput {
  @IdField('Id of one of your orders.')
  orderId!: string;

  @TextField('Why; the operator reads it.', { min: 1, max: 500 })
  reason!: string;
}
