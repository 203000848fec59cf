import type { PaymentTargetInput } from '../../gql/graphql';

/** What the address asks to be paid (`?kind=&id=`); null where it makes no sense. */
export function paymentTargetOf(params: URLSearchParams): PaymentTargetInput | null {
  const kind = params.get('kind');
  const id = params.get('id');
  if ((kind !== 'ORDER' && kind !== 'PACKING_PLAN') || !id) return null;
  return { kind, id };
}
