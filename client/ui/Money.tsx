import { chakra } from '@chakra-ui/react';
import { formatFen } from './moneyText';

interface MoneyProps {
  /** Integer number of fen. */
  fen: number;
  fontSize?: string;
  fontWeight?: string;
}

/** An amount of money, e.g. ¥1,234.50, in figures of equal width. */
export function Money({ fen, ...style }: MoneyProps) {
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...style}>
      {formatFen(fen)}
    </chakra.span>
  );
}
