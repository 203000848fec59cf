import type { SubmitOrderInput } from '../../../gql/graphql';

/** All of an input filled in, as a form holds it. */
type Filled<T> = T extends object ? { [Name in keyof T]-?: Filled<NonNullable<T[Name]>> } : T;

/** The form of the confirmation screen. */
export type ConfirmOrderValues = Filled<Omit<SubmitOrderInput, 'idempotencyKey'>>;

/** The input of `submitOrder`; no photos wanted means no fine-photo service at all. */
export function submitOrderInput({ finePhotos, ...rest }: ConfirmOrderValues): SubmitOrderInput {
  return finePhotos.count > 0 ? { ...rest, finePhotos } : rest;
}
