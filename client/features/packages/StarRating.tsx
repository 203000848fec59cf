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

/** One to five stars in a row to press, as radio buttons: the arrow keys move through them. */
export function StarRating({ field, error }: StarRatingProps) {
  const text = useText();
  const id = fieldId(field.name);
  return (
    <chakra.fieldset
      id={id}
      tabIndex={-1}
      role="radiogroup"
      minWidth="0"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <chakra.legend fontWeight="600">{text('packages.review.stars')}</chakra.legend>
      <chakra.div display="inline-flex">
        {choices.map((stars) => (
          <Choice key={stars}>
            <input
              type="radio"
              value={stars}
              aria-label={text('packages.review.starsOf', { stars })}
              {...field}
            />
            <Star strokeWidth={1.5} aria-hidden />
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

/** Filled up to the chosen one; where one is pointed at, up to that. */
const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '2.75rem',
    minWidth: '0',
    flexShrink: '1',
    borderRadius: 'input',
    color: 'brand',
    '& input': {
      position: 'absolute',
      inset: '0',
      boxSize: '100%',
      opacity: '0',
      cursor: 'pointer',
    },
    '& svg': { boxSize: '1.75rem', maxWidth: '100%' },
    '&:has(:checked) svg, &:has(~ label :checked) svg': { fill: 'currentColor' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    '@media (hover: hover)': {
      '&:is(div:hover > *) svg': { fill: 'none' },
      '&:is(div:hover > *):is(:hover, :has(~ label:hover)) svg': { fill: 'currentColor' },
    },
  },
});
