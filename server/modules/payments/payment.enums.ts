import { descriptionsOf } from '../../kernel/statuses';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type {
  PayableKind,
  PaymentFailure,
  PaymentMethodCode,
  PaymentTargetKind,
} from './payment.entity';
import type { PaymentStatus } from './payment.machine';
import { paymentStatusFacts } from './payment.statuses';

const payable = {
  ORDER: 'The items of an order.',
  PACKING_PLAN: 'The delivery of a packing plan; paid, it becomes a package.',
  QUESTION: 'What an item of an order costs more than before; paid, the change is accepted.',
};

export const PayableKindEnum = graphqlEnum<PayableKind>(
  'PayableKind',
  'What can be paid for.',
  payable,
);

export const PaymentTargetKindEnum = graphqlEnum<PaymentTargetKind>(
  'PaymentTargetKind',
  'What a payment is for.',
  { ...payable, RECHARGE: 'The balance grows.' },
);

export const PaymentMethodCodeEnum = graphqlEnum<PaymentMethodCode>(
  'PaymentMethodCode',
  'Method of a payment.',
  {
    BALANCE: "The shopper's fund.",
    CARD: 'A card, through a payment gateway.',
    WESTPAY: 'A remittance that an operator confirms.',
  },
);

export const PaymentStatusEnum = graphqlEnum<PaymentStatus>(
  'PaymentStatus',
  'Status of a payment.',
  descriptionsOf(paymentStatusFacts),
);

export const PaymentFailureEnum = graphqlEnum<PaymentFailure>(
  'PaymentFailure',
  'Why a payment failed; nothing was charged unless it says so.',
  {
    REFUSED: 'The bank refused it.',
    EXPIRED: 'It was not paid in time.',
    REPLACED: 'Something else was used to pay, or what it was for was cancelled.',
    CANCELLED: 'The shopper gave it up; what it was for can still be paid.',
    GATEWAY_UNAVAILABLE: 'The payment service did not answer.',
    TARGET_GONE: 'What it was for could no longer be paid; the money is in the balance.',
    DECLINED: 'The money could not be found.',
  },
);
