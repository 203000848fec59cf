import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import type { ListingVariant } from './Listing';
import { optionGroups, variantWith } from './variantOptions';

/** Names of the vocabulary, which pages use in whatever language they are written. */
const plainNames = ['color', 'size', 'material', 'pattern'] as const;
type PlainName = (typeof plainNames)[number];
const isPlain = (name: string): name is PlainName => plainNames.includes(name as PlainName);

interface VariantChoiceProps {
  variants: readonly ListingVariant[];
  /** Id of the chosen one; null while none is. */
  chosen: string | null;
  onChoose: (variant: ListingVariant) => void;
}

/** The forms in which an item is sold: a row of choices for each thing in which they differ. */
export function VariantChoice({ variants, chosen, onChoose }: VariantChoiceProps) {
  const text = useText();
  const id = useId();
  const current = variants.find(({ variantId }) => variantId === chosen);
  const groups = optionGroups(variants).map(({ name, values }) => (
    <Group key={name}>
      <chakra.legend fontWeight="600" marginBottom="2">
        {isPlain(name) ? text(`listings.option.${name}`) : name || text('listings.variant')}
      </chakra.legend>
      <Chips>
        {values.map((value) => {
          const variant = variantWith(variants, current, { name, value });
          const isSoldOut = variant.availability === 'OUT_OF_STOCK';
          return (
            <Chip key={value}>
              <input
                type="radio"
                name={`${id}-${name}`}
                checked={current !== undefined && variant.variantId === current.variantId}
                onChange={() => onChoose(variant)}
              />
              <span data-sold-out={isSoldOut || undefined}>
                {value}
                {isSoldOut && (
                  <chakra.small marginInlineStart="2">
                    <FormattedMessage id="listings.soldOutShort" />
                  </chakra.small>
                )}
              </span>
            </Chip>
          );
        })}
      </Chips>
    </Group>
  ));
  return (
    <>
      {groups}
      {current?.availability === 'OUT_OF_STOCK' && (
        <chakra.p color="danger">
          <FormattedMessage id="listings.variantSoldOut" />
        </chakra.p>
      )}
    </>
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
