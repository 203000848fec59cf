import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { ConvertMoneyContext, type Amount } from './ConvertMoneyContext';
import { formatFen } from './moneyText';

interface MoneyProps extends Amount {
  fontSize?: string;
  fontWeight?: string;
}

/**
 * An amount of money, e.g. ¥1,234.50, in figures of equal width; beside it what that is in the
 * currency the shopper chose.
 */
export function Money({ fen, isTotal, ...style }: MoneyProps) {
  const convert = use(ConvertMoneyContext);
  const yuan = (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...style}>
      {formatFen(fen)}
    </chakra.span>
  );
  if (!convert) return yuan;
  return (
    <span>
      {yuan} {convert({ fen, isTotal })}
    </span>
  );
}
