import { InputType } from 'type-graphql';
import {
  ChoiceField,
  FlagField,
  IdField,
  RequestKeyField,
} from '../../platform/graphql/input-fields';
import {
  payableKinds,
  paymentMethodCodes,
  type PayableKind,
  type PaymentMethodCode,
} from './payment.entity';
import { PayableKindEnum, PaymentMethodCodeEnum } from './payment.enums';

export const USES_BALANCE =
  'True: the balance pays as much as it can, and the method pays the rest. That part is held until ' +
  'the rest has come.';

/** True if the balance pays first; shared by every input that pays or asks for a price. */
export function UsesBalanceField(): PropertyDecorator {
  return FlagField(USES_BALANCE, { defaultValue: false });
}

@InputType({ description: 'Names what is to be paid.' })
export class PaymentTargetInput {
  @ChoiceField(() => PayableKindEnum, payableKinds, 'Kind.')
  kind!: PayableKind;

  @IdField('Id of the order, packing plan or question.')
  id!: string;
}

/** The body of a quote over REST, where what is to be paid stands beside how. */
export class PaymentQuoteInput extends PaymentTargetInput {
  @UsesBalanceField()
  usesBalance!: boolean;
}

@InputType({ description: 'What is paid, and how.' })
export class PayInput {
  @ChoiceField(() => PayableKindEnum, payableKinds, 'Kind of the payment target.')
  kind!: PayableKind;

  @IdField('Id of the order, packing plan or question.')
  targetId!: string;

  @ChoiceField(() => PaymentMethodCodeEnum, paymentMethodCodes, 'Payment method.')
  method!: PaymentMethodCode;

  @UsesBalanceField()
  usesBalance!: boolean;

  @RequestKeyField(
    '8–80 letters, digits, - or _, drawn anew for each intention to pay. Sending the same key ' +
      'again answers with the first payment and moves no money.',
  )
  idempotencyKey!: string;
}

@InputType({ description: 'A payment to give up.' })
export class CancelPaymentInput {
  @IdField('Id of one of your payments by card that is still pending.')
  paymentId!: string;
}
