import { Matches, ValidateBy } from 'class-validator';
import { ArgsType, InputType } from 'type-graphql';
import { ZERO, type Money } from '../../../kernel/money';
import {
  IdField,
  MoneyField,
  RequestKeyField,
  TextField,
} from '../../../platform/graphql/input-fields';
import { plainCode, plainWords } from '../../../platform/validation/pasted-text';
import { says } from '../../../platform/validation/validation-keys';
import { CountryCodeScalar } from '../../../platform/graphql/scalars';
import { isCountry } from '../../delivery/public';
import { LEAST_RECHARGE, MOST_RECHARGE } from './recharge';

const range = { min: LEAST_RECHARGE, max: MOST_RECHARGE };
const KEY =
  '8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again answers ' +
  'with the first payment and asks for no more money.';

function CountryRule(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isCountry(value);
  return ValidateBy({ name: 'country', validator: { validate } }, says('country'));
}

/** Amount for which the recharge methods are priced. */
@ArgsType()
export class RechargeOptionsArgs {
  @MoneyField('The amount the methods are priced for.', { max: MOST_RECHARGE, defaultValue: ZERO })
  amount!: Money;
}

@InputType({ description: 'How much the balance is to grow by.' })
export class RechargeInput {
  @MoneyField('Amount credited: 100 to 5,000,000 fen. The fee is added.', range)
  amount!: Money;

  @RequestKeyField(KEY)
  idempotencyKey!: string;
}

@InputType({ description: 'What was sent by remittance, so that an operator can find it.' })
export class SubmitRemittanceInput {
  @MoneyField('What was sent: 100 to 5,000,000 fen.', range)
  amount!: Money;

  @TextField('Name of the sender as the remittance service knows it.', {
    ...{ min: 1, max: 100, read: plainWords },
  })
  senderName!: string;

  @TextField('ISO 3166 code of the country it was sent from.', {
    ...{ min: 2, max: 2 },
    scalar: CountryCodeScalar,
  })
  @CountryRule()
  senderCountry!: string;

  @TextField('The control number on the receipt, 8 to 20 letters and digits.', {
    ...{ min: 1, max: 20, read: plainCode },
  })
  @Matches(/^[A-Za-z0-9]{8,20}$/, says('wrongForm'))
  controlNumber!: string;

  @IdField('Id of a picture of the receipt, from `POST /uploads`.', { nullable: true })
  receiptImageId?: string | null;

  @RequestKeyField(KEY)
  idempotencyKey!: string;
}
