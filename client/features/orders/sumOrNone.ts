import { formatFen } from '../../ui/values/moneyText';

/** An amount for a message that leaves out what is zero: `{fee, select, none {} other {{fee}}}`. */
export function sumOrNone(fen: number): string {
  return fen === 0 ? 'none' : formatFen(fen);
}
