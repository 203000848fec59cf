import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { fieldId } from '../../ui/forms/FormField';
import type { ListingVariant } from './Listing';
import { useOptionName } from './useOptionName';
import {
  chosenVariant,
  missingGroup,
  optionGroups,
  variantsWith,
  withOption,
  type Option,
} from './variantOptions';

interface VariantChoiceProps {
  variants: readonly (Pick<ListingVariant, 'variantId' | 'availability'> & {
    options: readonly Option[];
  })[];
  /** Options chosen so far; only what all variants share is preselected. */
  chosen: readonly Option[];
  onChoose: (chosen: Option[]) => void;
  /** Error for missing options, after an attempt to continue. */
  error?: string;
}

/** The variants of an item: one row of choices for each option. */
export function VariantChoice({ variants, chosen, onChoose, error }: VariantChoiceProps) {
  const nameOf = useOptionName();
  const id = useId();
  const missing = missingGroup(variants, chosen);
  return (
    <>
      {optionGroups(variants).map(({ name, values }) => (
        <Group
          key={name}
          id={name === missing ? fieldId('options') : undefined}
          tabIndex={name === missing ? -1 : undefined}
          aria-describedby={name === missing && error ? `${id}-error` : undefined}
        >
          <chakra.legend fontWeight="600" marginBottom="2">
            {nameOf(name)}
          </chakra.legend>
          <Chips>
            {values.map((value) => (
              <OptionChip
                key={value}
                group={`${id}-${name}`}
                option={{ name, value }}
                {...{ variants, chosen, onChoose }}
              />
            ))}
          </Chips>
          {name === missing && error && (
            <chakra.p id={`${id}-error`} color="danger" fontSize="sm" marginTop="1">
              {error}
            </chakra.p>
          )}
        </Group>
      ))}
      {chosenVariant(variants, chosen)?.availability === 'OUT_OF_STOCK' && (
        <chakra.p color="danger">
          <FormattedMessage id="listings.variantSoldOut" />
        </chakra.p>
      )}
    </>
  );
}

interface OptionChipProps extends Omit<VariantChoiceProps, 'error'> {
  group: string;
  option: Option;
}

/** One value; sold out where no variant with it and what is chosen can be had. */
function OptionChip({ group, option, variants, chosen, onChoose }: OptionChipProps) {
  const text = useText();
  const chosenWith = withOption(variants, chosen, option);
  const isSoldOut = variantsWith(variants, chosenWith).every(
    ({ availability }) => availability === 'OUT_OF_STOCK',
  );
  return (
    <Chip>
      <input
        type="radio"
        name={group}
        checked={chosen.some(({ name, value }) => name === option.name && value === option.value)}
        onChange={() => onChoose(chosenWith)}
      />
      <span data-sold-out={isSoldOut || undefined}>
        {option.value}
        {isSoldOut && (
          <chakra.small marginInlineStart="2">{text('listings.soldOutShort')}</chakra.small>
        )}
      </span>
    </Chip>
  );
}

const Group = chakra('fieldset', { base: { minWidth: '0' } });

const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const Chip = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    maxWidth: '100%',
    '& input': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      opacity: '0',
      cursor: 'pointer',
    },
    '& > span': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      paddingX: '4',
      paddingY: '1',
      overflowWrap: 'anywhere',
      background: 'surface',
      border: '1px solid {colors.inputBorder}',
      borderRadius: 'input',
    },
    '& [data-sold-out]': { color: 'muted', borderStyle: 'dashed' },
    '& input:checked + span': {
      borderColor: 'brand',
      boxShadow: 'inset 0 0 0 1px {colors.brand}',
      color: 'brand',
      fontWeight: '600',
    },
    '& input:focus-visible + span': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});
