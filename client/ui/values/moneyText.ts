import { figuresOf } from '../forms/figures';

const FEN_PER_YUAN = 100;
// eslint-disable-next-line regexp/no-super-linear-move -- a safe integer has at most 16 digits
const GROUPS_OF_THREE = /\B(?=(\d{3})+$)/g;

/** As wide as a plus, unlike the hyphen. */
const MINUS = '\u2212';

/**
 * Shows fen as yuan, e.g. 123450 → "¥1,234.50" (two decimals, thousands separated by commas); what is below
 * zero has the minus sign.
 */
export function formatFen(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  const yuan = digits.slice(0, -2).replace(GROUPS_OF_THREE, ',');
  return `${fen < 0 ? MINUS : ''}¥${yuan}.${digits.slice(-2)}`;
}

/** The same amount as text for an input, e.g. 123450 → "1234.50". */
export function fenToInput(fen: number): string {
  return formatFen(fen).replace(/[¥,]/g, '');
}

/** With a comma before one or two decimals, as much of Europe writes; "1,234" stays one of thousands. */
const DECIMAL_COMMA = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;

/**
 * Reads an amount typed in yuan, in wide figures too, as whole fen, by integer arithmetic alone:
 * "1,234.5" and "1.234,50" → 123450. Null where the text is no amount, is negative, has more than two decimals or is beyond what an
 * integer holds exactly.
 */
export function parseYuan(text: string): number | null {
  const plain = figuresOf(text)
    .replace(/^¥\s*/, '')
    .replace(
      DECIMAL_COMMA,
      (_, yuan: string, decimals: string) => `${yuan.replaceAll('.', '')}.${decimals}`,
    );
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/.exec(plain);
  if (!match?.[1]) return null;
  const yuan = Number(match[1].replaceAll(',', ''));
  const fen = yuan * FEN_PER_YUAN + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(fen) ? fen : null;
}

/** Returns how many times a price, in fen and above zero, an amount of fen is. */
export function timesOf(price: number, fen: number): number {
  return fen / price;
}
