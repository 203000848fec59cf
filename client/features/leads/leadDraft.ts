import type { SendLeadInput } from '../../gql/graphql';
import { figuresOf } from '../../ui/forms/figures';
import { isLikeEmail } from '../../ui/forms/emailShape';

/** The form as it is typed: the number is a text until it is sent. */
export interface LeadDraft extends Omit<
  SendLeadInput,
  'monthlyParcels' | 'message' | 'idempotencyKey'
> {
  monthlyParcels: string;
  message: string;
}

export const blankLead: LeadDraft = {
  name: '',
  company: '',
  email: '',
  phone: '',
  monthlyParcels: '',
  message: '',
};

/** The lengths the server takes. */
export const leadLengths: Record<keyof LeadDraft, number> = {
  name: 60,
  company: 100,
  email: 254,
  phone: 32,
  monthlyParcels: 12,
  message: 2000,
};

const MAX_PARCELS = 1_000_000;

/** A whole number of parcels as people write it (1,000 or 1 000), or undefined. */
export function parseParcels(typed: string): number | undefined {
  const digits = figuresOf(typed).replace(/[,\s](?=\d{3})/g, '');
  const parcels = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  return parcels >= 1 && parcels <= MAX_PARCELS ? parcels : undefined;
}

export const isParcels = (typed: string) => parseParcels(typed) !== undefined;
export const isFilledIn = (typed: string) => typed.trim() !== '';
export const isEmail = isLikeEmail;
/** Roughly what the server takes: digits with whatever one writes between them. */
export const isPhone = (typed: string) => /^(?:\D*\d){5,20}\D*$/.test(figuresOf(typed));
