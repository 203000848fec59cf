import type { Command_RefusalFragment } from '../gql/graphql';

type RefusalName = Command_RefusalFragment['__typename'];

/** A new kind of refusal does not compile until it is listed here. */
const refusals: Readonly<Record<RefusalName, true>> = {
  AmountChanged: true,
  BalanceTooLow: true,
  DeliveryLineUnusable: true,
  InvalidInput: true,
  OrderNotPayable: true,
  OrderStatusForbids: true,
  PackingPlanExpired: true,
  PlainRefusal: true,
  RefundTimeExpired: true,
};

/** Types that implement `Refusal`, the only abstract type in our documents. */
export const refusalNames = Object.keys(refusals);

type RefusalIn<TData> = Extract<TData[keyof TData], { __typename: RefusalName }>;

/** The types of refusals that can be the result of a mutation; a page can switch on them. */
export type RefusalNameIn<TData> = RefusalIn<TData>['__typename'];

/** Result of a mutation that was not refused. */
export type Accepted<TData> = {
  [Field in keyof TData]: Exclude<TData[Field], { __typename: RefusalName }>;
};

/** A mutation whose result is a refusal, as an error like those that came beside the data. */
export class RefusedResult extends Error {
  constructor(readonly refusal: Command_RefusalFragment) {
    super(refusal.message);
  }
}

/** Returns the refusal that a mutation has for its result; undefined where it was not refused. */
export function refusalIn(data: unknown): Command_RefusalFragment | undefined {
  const results = Object.values((data ?? {}) as Record<string, Partial<Command_RefusalFragment>>);
  return results.find((result) => refusalNames.includes(result?.__typename ?? '')) as
    | Command_RefusalFragment
    | undefined;
}

/** Returns the data of a mutation that was not refused. Throws RefusedResult where it was. */
export function requireAccepted<TData>(data: TData): Accepted<TData> {
  const refusal = refusalIn(data);
  if (refusal) throw new RefusedResult(refusal);
  return data as Accepted<TData>;
}
