import { registerEnumType } from 'type-graphql';
import {
  paymentMethodCodes,
  paymentStatuses,
  paymentTargetKinds,
  type PaymentMethodCode,
  type PaymentStatus,
  type PaymentTargetKind,
} from './payment.entity';

export const PaymentTargetKindEnum = Object.fromEntries(
  paymentTargetKinds.map((kind) => [kind, kind]),
) as { [kind in PaymentTargetKind]: kind };

registerEnumType(PaymentTargetKindEnum, {
  name: 'PaymentTargetKind',
  description: 'What a payment is for.',
  valuesConfig: {
    ORDER: { description: 'The items of an order.' },
    PACKING_PLAN: { description: 'The delivery of a packing plan; paid, it becomes a package.' },
  },
});

export const PaymentMethodCodeEnum = Object.fromEntries(
  paymentMethodCodes.map((code) => [code, code]),
) as { [code in PaymentMethodCode]: code };

registerEnumType(PaymentMethodCodeEnum, {
  name: 'PaymentMethodCode',
  description: 'Where the money of a payment comes from.',
  valuesConfig: {
    BALANCE: { description: "The shopper's fund." },
    CARD: { description: 'A card, through a payment gateway.' },
    WESTPAY: { description: 'A remittance that an operator confirms.' },
  },
});

export const PaymentStatusEnum = Object.fromEntries(
  paymentStatuses.map((status) => [status, status]),
) as { [status in PaymentStatus]: status };

registerEnumType(PaymentStatusEnum, {
  name: 'PaymentStatus',
  description: 'How far a payment has come.',
  valuesConfig: {
    PENDING: { description: 'The money is on its way.' },
    CAPTURED: { description: 'The money has arrived.' },
    FAILED: { description: 'No money came.' },
  },
});
