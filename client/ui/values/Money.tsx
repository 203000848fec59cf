import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { NARROW } from '../theme/narrow';
import { ConvertMoneyContext, type Amount } from './ConvertMoneyContext';
import { formatFen } from './moneyText';

interface MoneyProps extends Amount {
  color?: string;
  fontSize?: string;
  fontWeight?: string;
}

/** It may break between its ends. */
const range = { css: { [NARROW]: { whiteSpace: 'normal' } } };

/**
 * An amount of money, e.g. ¥1,234.50, or a range of it, in one line and in figures of equal width;
 * with it what that is in the currency the shopper chose. Translators leave it as it is.
 */
export function Money({ fen, upTo, isTotal, ...style }: MoneyProps) {
  const convert = use(ConvertMoneyContext);
  const yuan = formatFen(fen) + (upTo === undefined ? '' : `–${formatFen(upTo)}`);
  const large = (text: string) => (
    <chakra.span
      htmlTranslate="no"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      {...(upTo !== undefined && range)}
      {...style}
    >
      {text}
    </chakra.span>
  );
  return convert ? convert({ fen, upTo, isTotal }, { yuan, large }) : large(yuan);
}
