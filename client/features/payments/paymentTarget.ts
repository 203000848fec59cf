import type { ErrorCode, PayableKind, PaymentTargetInput } from '../../gql/graphql';

const payableKinds = [
  'ORDER',
  'PACKING_PLAN',
  'QUESTION',
] as const satisfies readonly PayableKind[];

/** Parses the payment target in the address (`?kind=&id=`); null if it is invalid. */
export function paymentTargetOf(params: URLSearchParams): PaymentTargetInput | null {
  const order = params.get('order');
  if (order) return { kind: 'ORDER', id: order };
  const kind = payableKinds.find((one) => one === params.get('kind'));
  const id = params.get('id');
  return kind && id ? { kind, id } : null;
}

/** Refusals of what cannot be paid any more; trying again would not help. */
const nothingLeft: ReadonlySet<string> = new Set([
  'NOTHING_TO_PAY',
  'PACKING_PLAN_EXPIRED',
  'ORDER_NOT_PAYABLE',
] satisfies ErrorCode[]);

/** Returns whether a refusal means that there is nothing left to pay. */
export function isNothingLeft(code: string | undefined): boolean {
  return code !== undefined && nothingLeft.has(code);
}

/** The orders that are to be paid together (`?order=&order=`); null where there are not several. */
export function jointOrdersOf(params: URLSearchParams): string[] | null {
  const ids = [...new Set(params.getAll('order').filter(Boolean))];
  return ids.length > 1 ? ids : null;
}
