import { InputType } from 'type-graphql';
import { ChoiceField, IdField, RequestKeyField } from '../../platform/graphql/input-fields';
import {
  paymentMethodCodes,
  paymentTargetKinds,
  type PaymentMethodCode,
  type PaymentTargetKind,
} from './payment.entity';
import { PaymentMethodCodeEnum, PaymentTargetKindEnum } from './payment.enums';

@InputType({ description: 'Names what is to be paid.' })
export class PaymentTargetInput {
  @ChoiceField(() => PaymentTargetKindEnum, paymentTargetKinds, 'What kind of thing it is.')
  kind!: PaymentTargetKind;

  @IdField('Id of the order or packing plan.')
  id!: string;
}

@InputType({ description: 'What is paid, and how.' })
export class PayInput {
  @ChoiceField(() => PaymentTargetKindEnum, paymentTargetKinds, 'What kind of thing is paid.')
  kind!: PaymentTargetKind;

  @IdField('Id of the order or packing plan.')
  targetId!: string;

  @ChoiceField(() => PaymentMethodCodeEnum, paymentMethodCodes, 'Where the money comes from.')
  method!: PaymentMethodCode;

  @RequestKeyField(
    '8–80 letters, digits, - or _, drawn anew for each intention to pay. Sending the same key ' +
      'again answers with the first payment and moves no money.',
  )
  idempotencyKey!: string;
}
