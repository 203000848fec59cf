import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { PaymentMethodCode, PaymentStatus, PaymentTargetKind } from './payment.entity';

export const PaymentTargetKindEnum = graphqlEnum<PaymentTargetKind>(
  'PaymentTargetKind',
  'What a payment is for.',
  {
    ORDER: 'The items of an order.',
    PACKING_PLAN: 'The delivery of a packing plan; paid, it becomes a package.',
  },
);

export const PaymentMethodCodeEnum = graphqlEnum<PaymentMethodCode>(
  'PaymentMethodCode',
  'Where the money of a payment comes from.',
  {
    BALANCE: "The shopper's fund.",
    CARD: 'A card, through a payment gateway.',
    WESTPAY: 'A remittance that an operator confirms.',
  },
);

export const PaymentStatusEnum = graphqlEnum<PaymentStatus>(
  'PaymentStatus',
  'How far a payment has come.',
  {
    PENDING: 'The money is on its way.',
    CAPTURED: 'The money has arrived.',
    FAILED: 'No money came.',
  },
);
