import { figuresOf } from '../../ui/forms/figures';
import { fenToInput, parseYuan } from '../../ui/values/moneyText';

interface Range {
  least: number;
  most: number;
}

/** What is chosen on the recharge page: one of the amounts offered, or one that is typed. */
export interface AmountChoice {
  /** Fen as text; empty where none of them is chosen. */
  preset: string;
  /** Yuan as typed; where something stands here, it counts. */
  own: string;
}

/** Returns the amount in fen; null where none is chosen, or it is out of range (VA-12). */
export function amountOf({ preset, own }: AmountChoice, { least, most }: Range): number | null {
  const fen = own.trim() ? parseYuan(own) : preset ? Number(preset) : null;
  return fen !== null && fen >= least && fen <= most ? fen : null;
}

/** Why a typed amount cannot be; null where it can. */
export function problemOf(own: string, range: Range) {
  if (amountOf({ preset: '', own }, range) !== null) return null;
  const hasMoreDecimals = /^¥?\s*[\d,]+\.\d{3,}$/.test(figuresOf(own));
  return hasMoreDecimals ? 'payments.twoDecimals' : 'payments.recharge.outOfRange';
}

/** The choice that an address asks for (`?amount=250.60`); nothing is chosen without it. */
export function choiceOf(asked: string | null, presets: readonly number[]): AmountChoice {
  const fen = parseYuan(asked ?? '');
  if (fen === null) return { preset: '', own: '' };
  return presets.includes(fen)
    ? { preset: String(fen), own: '' }
    : { preset: '', own: fenToInput(fen) };
}
