import { print } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { newId } from '../../kernel/ids';
import {
  IntegratorAddCartItemDocument,
  IntegratorConfirmReceiptDocument,
  IntegratorCreateAddressDocument,
  IntegratorCreatePlanDocument,
  IntegratorOrderDocument,
  IntegratorPayDocument,
  IntegratorShelfDocument,
  IntegratorSignInDocument,
  IntegratorSubmitOrderDocument,
  type IntegratorCreatePlanMutation,
  type IntegratorPayMutation,
  type IntegratorSignInMutation,
  type IntegratorSubmitOrderMutation,
  type PayInput,
} from './generated/gql/graphql';
import { address, contact, teapot, type Credentials, type WholeOrder } from './whole-order';

/**
 * Makes a whole order as a program does whose author knows the schema alone: every type is generated
 * from it, and every refusal is handled in a `switch` that the compiler checks for completeness.
 */
export async function wholeOrderByGraphQL(
  url: string,
  credentials: Credentials,
  { arrive, send }: WholeOrder,
): Promise<string> {
  let token = '';
  const ask = async <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: object };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const pay = async (target: Pick<PayInput, 'kind' | 'targetId'>) => {
    const input = { ...target, method: 'BALANCE' as const, idempotencyKey: newId() };
    return paid((await ask(IntegratorPayDocument, { input })).pay);
  };

  token = signedIn((await ask(IntegratorSignInDocument, { input: credentials })).signIn);
  await ask(IntegratorAddCartItemDocument, { input: { ...teapot, idempotencyKey: newId() } });
  const order = submitted(
    (await ask(IntegratorSubmitOrderDocument, { input: { contact, idempotencyKey: newId() } }))
      .submitOrder,
  );
  await pay({ kind: 'ORDER', targetId: order.id });
  await arrive(order.number);

  const { order: stocked } = await ask(IntegratorOrderDocument, { id: order.id });
  const storedItemIds = (stocked?.items ?? []).flatMap(({ storedItem }) => storedItem?.id ?? []);
  const { createAddress } = await ask(IntegratorCreateAddressDocument, { input: address });
  const parcel = { storedItemIds, addressId: createAddress.address.id };
  const { deliveryQuotes } = await ask(IntegratorShelfDocument, { address: parcel });
  const line = deliveryQuotes.find(({ total }) => total !== null);
  const declarations = storedItemIds.map((storedItemId) => ({
    ...{ storedItemId, description: 'Teapot', declaredValue: 12_50 },
  }));
  const input = { ...parcel, declarations, deliveryLineId: line?.lineId ?? '' };
  const plan = planned((await ask(IntegratorCreatePlanDocument, { input })).createPackingPlan);
  const { package: sent } = await pay({ kind: 'PACKING_PLAN', targetId: plan.id });
  await send(sent?.number ?? '');
  const receipt = { input: { packageId: sent?.id ?? '' } };
  return (await ask(IntegratorConfirmReceiptDocument, receipt)).confirmReceipt.package.status;
}

/** A new kind of refusal does not compile here until it is handled. */
function never(refusal: never): never {
  throw new Error(`Not known: ${JSON.stringify(refusal)}`);
}

const refused = (what: string) => new Error(`Refused: ${what}`);
const inFields = (fields: readonly { readonly path: string; readonly message: string }[]) =>
  refused(fields.map(({ path, message }) => `${path}: ${message}`).join('; '));

function signedIn(result: IntegratorSignInMutation['signIn']): string {
  switch (result.__typename) {
    case 'SignInPayload':
      return result.token;
    case 'InvalidInput':
      throw inFields(result.fields);
    case 'PlainRefusal':
      throw refused(result.code);
    default:
      return never(result);
  }
}

function submitted(result: IntegratorSubmitOrderMutation['submitOrder']) {
  switch (result.__typename) {
    case 'SubmitOrderPayload':
      return result.order;
    case 'InvalidInput':
      throw inFields(result.fields);
    case 'AmountChanged':
    case 'PlainRefusal':
      throw refused(result.code);
    default:
      return never(result);
  }
}

function paid(result: IntegratorPayMutation['pay']) {
  switch (result.__typename) {
    case 'PayPayload':
      return result.payment;
    case 'BalanceTooLow':
      throw refused(`${result.missing / 100} CNY are missing`);
    case 'PackingPlanExpired':
      throw refused(`the plan ended at ${result.expiredAt}`);
    case 'InvalidInput':
      throw inFields(result.fields);
    case 'PlainRefusal':
      throw refused(result.code);
    default:
      return never(result);
  }
}

function planned(result: IntegratorCreatePlanMutation['createPackingPlan']) {
  switch (result.__typename) {
    case 'CreatePackingPlanPayload':
      return result.plan;
    case 'DeliveryLineUnusable':
      throw refused(result.reason);
    case 'InvalidInput':
      throw inFields(result.fields);
    case 'PlainRefusal':
      throw refused(result.code);
    default:
      return never(result);
  }
}
