import { chakra } from '@chakra-ui/react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/useText';

/** From this share of its room on a text is near its end. */
const NEAR_END = 0.8;

/** As on the server: UTF-16 units without surrounding white space. */
const lengthOf = (typed: string) => typed.trim().length;

export const fitsInto = (max: number, typed: string) => lengthOf(typed) <= max;

/**
 * Returns the character count as a hint, and the validation rule of the field. A text that is too long causes
 * an error but is never cut off (VA-06).
 */
export function useTextLimit<T extends FieldValues>(
  control: Control<T>,
  name: FieldPath<T>,
  max: number,
) {
  const text = useText();
  const length = lengthOf(useWatch({ control, name }));
  return {
    count: (
      <chakra.span fontVariantNumeric="tabular-nums" color={length > max ? 'danger' : undefined}>
        {text('common.counted', { length, max })}
      </chakra.span>
    ),
    isNearEnd: length > max * NEAR_END,
    fits: (typed: string) => fitsInto(max, typed) || text('common.tooLong', { max }),
  };
}
