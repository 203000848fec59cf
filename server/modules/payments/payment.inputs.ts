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

/** Whether the balance pays first, in every input that pays for something. */
export function UsesBalanceField(): PropertyDecorator {
  return FlagField(
    'True: the balance pays as much as it can, and the method pays the rest. That part is held until ' +
      'the rest has come.',
    { defaultValue: false },
  );
}

@InputType({ description: 'Names what is to be paid.' })
export class PaymentTargetInput {
  @ChoiceField(() => PayableKindEnum, payableKinds, 'What kind of thing it is.')
  kind!: PayableKind;

  @IdField('Id of the order, packing plan or question.')
  id!: string;
}

@InputType({ description: 'What is paid, and how.' })
export class PayInput {
  @ChoiceField(() => PayableKindEnum, payableKinds, 'What kind of thing is paid.')
  kind!: PayableKind;

  @IdField('Id of the order, packing plan or question.')
  targetId!: string;

  @ChoiceField(() => PaymentMethodCodeEnum, paymentMethodCodes, 'Where the money comes from.')
  method!: PaymentMethodCode;

  @UsesBalanceField()
  usesBalance!: boolean;

  @RequestKeyField(
    '8–80 letters, digits, - or _, drawn anew for each intention to pay. Sending the same key ' +
      'again answers with the first payment and moves no money.',
  )
  idempotencyKey!: string;
}
