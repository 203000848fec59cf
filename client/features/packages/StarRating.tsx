import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../i18n/useText';
import { fieldId } from '../../ui/forms/FormField';

const choices = [1, 2, 3, 4, 5];

interface StarRatingProps {
  field: UseFormRegisterReturn;
  error?: string;
}

/** One to five stars, as radio buttons: the arrow keys move through them. */
export function StarRating({ field, error }: StarRatingProps) {
  const text = useText();
  const id = fieldId(field.name);
  return (
    <chakra.fieldset
      id={id}
      tabIndex={-1}
      minWidth="0"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <chakra.legend fontWeight="600">{text('packages.review.stars')}</chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {choices.map((stars) => (
          <Choice key={stars}>
            <input type="radio" value={stars} {...field} />
            <span>{text('packages.review.starsOf', { stars })}</span>
            <Star size={18} strokeWidth={1.75} aria-hidden />
          </Choice>
        ))}
      </chakra.div>
      {error && (
        <chakra.p id={`${id}-error`} fontSize="sm" color="danger">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    paddingX: '3',
    borderRadius: 'input',
    outline: '1px solid {colors.hairline}',
    cursor: 'pointer',
    '& svg': { color: 'brand' },
    '&:has(:checked)': { outline: '2px solid {colors.brand}' },
    '&:has(:checked) svg': { fill: 'currentColor' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});
