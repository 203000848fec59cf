import type { SubmitOrderInput } from '../../../gql/graphql';

/** The form of the confirmation screen. */
export interface ConfirmOrderValues {
  contact: { name: string; phone: string; email: string };
  remark: string;
  finePhotos: { count: number; note: string; location: string };
}

/** Its fields, by the paths the server names too. */
export const confirmOrderFields = [
  'contact.name',
  'contact.phone',
  'contact.email',
  'remark',
  'finePhotos.count',
  'finePhotos.note',
  'finePhotos.location',
] as const;

/** The input of `submitOrder`; no photos wanted means no fine-photo service at all. */
export function submitOrderInput({ finePhotos, ...rest }: ConfirmOrderValues): SubmitOrderInput {
  return finePhotos.count > 0 ? { ...rest, finePhotos } : rest;
}
