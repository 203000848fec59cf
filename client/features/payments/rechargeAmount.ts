import type { PaymentMethodCode } from '../../gql/graphql';
import { hasMoreDecimals } from '../../ui/forms/hasMoreDecimals';
import type { useAppForm } from '../../ui/forms/useAppForm';
import { fenToInput, parseYuan } from '../../ui/values/moneyText';

interface Range {
  least: number;
  most: number;
}

/** Choice on the recharge page: an offered amount or a typed one. */
export interface AmountChoice {
  /** Fen as text; empty where none of them is chosen. */
  preset: string;
  /** Typed amount in yuan; takes precedence unless it is empty. */
  own: string;
}

export interface RechargeValues extends AmountChoice {
  method: PaymentMethodCode;
}

export type RechargeForm = ReturnType<typeof useAppForm<RechargeValues>>;

/** Returns the amount in fen; null where none is chosen, or it is out of range (VA-12). */
export function amountOf({ preset, own }: AmountChoice, { least, most }: Range): number | null {
  const fen = own.trim() ? parseYuan(own) : preset ? Number(preset) : null;
  return fen !== null && fen >= least && fen <= most ? fen : null;
}

/** Returns the error of a typed amount; null if it is valid. */
export function problemOf(own: string, range: Range) {
  if (amountOf({ preset: '', own }, range) !== null) return null;
  return hasMoreDecimals(own) ? 'documents.twoDecimals' : 'payments.recharge.outOfRange';
}

/** The choice that an address asks for (`?amount=250.60`); nothing is chosen without it. */
export function choiceOf(asked: string | null, presets: readonly number[]): AmountChoice {
  const fen = parseYuan(asked ?? '');
  if (fen === null) return { preset: '', own: '' };
  return presets.includes(fen)
    ? { preset: String(fen), own: '' }
    : { preset: '', own: fenToInput(fen) };
}
