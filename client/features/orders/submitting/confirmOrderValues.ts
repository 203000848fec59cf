import type { SubmitOrderInput } from '../../../gql/graphql';

/** All of an input filled in, as a form holds it. */
type Filled<T> = T extends object ? { [Name in keyof T]-?: Filled<NonNullable<T[Name]>> } : T;

/** The form of the confirmation screen. */
export type ConfirmOrderValues = Filled<
  Omit<SubmitOrderInput, 'expectedAmount' | 'idempotencyKey'>
>;

/**
 * The input of `submitOrder`; no photos wanted means no fine-photo service at all. `expectedAmount` in fen is what
 * the page shows: the cart may have changed in another tab.
 */
export function submitOrderInput(
  { finePhotos, ...rest }: ConfirmOrderValues,
  expectedAmount: number,
): SubmitOrderInput {
  const input = { ...rest, expectedAmount };
  return finePhotos.count > 0 ? { ...input, finePhotos } : input;
}
