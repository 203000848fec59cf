import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PackingForm_ItemFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { hasMoreDecimals } from '../../../ui/forms/hasMoreDecimals';
import { MoneyField } from '../../../ui/forms/fields';
import { LimitedField, useLimited } from '../../../ui/forms/LimitedField';
import { pictureOf } from '../../../ui/document/pictureOf';
import { Thumbnail } from '../../../ui/document/Thumbnail';
import { Weight } from '../../../ui/values/Weight';
import { ItemName } from '../../../ui/values/ItemName';
import type { useAppForm } from '../../../ui/forms/useAppForm';
import {
  declaredFen,
  isReadEverywhere,
  MAX_DESCRIPTION,
  type PackingValues,
} from './packingValues';

interface DeclarationFieldsProps {
  items: readonly PackingForm_ItemFragment[];
  form: Pick<ReturnType<typeof useAppForm<PackingValues>>, 'control' | 'register' | 'errors'>;
}

/** The packed items and the customs declaration of each. */
export function DeclarationFields({ items, form }: DeclarationFieldsProps) {
  return (
    <Stack as="ul" gap="6" listStyleType="none">
      <chakra.li color="muted" fontSize="sm">
        <FormattedMessage id="warehouse.forCustoms" />
      </chakra.li>
      {items.map((item, index) => (
        <Packed key={item.id}>
          <chakra.div gridArea="picture">
            <Thumbnail src={pictureOf(item)} size={{ base: '84px', sm: '96px' }} />
          </chakra.div>
          <chakra.div gridArea="words" minWidth="0" overflowWrap="anywhere">
            <chakra.p fontWeight="600">
              <ItemName of={item} />
            </chakra.p>
            {item.specification && <chakra.p color="muted">{item.specification}</chakra.p>}
            <chakra.p color="muted">
              <FormattedMessage id="warehouse.quantity" values={{ count: item.quantity }} />
              {' · '}
              <chakra.span fontFamily="mono" fontSize="0.875em">
                <Weight grams={item.weightGrams} />
              </chakra.span>
            </chakra.p>
          </chakra.div>
          <Declaration form={form} index={index} of={item} />
        </Packed>
      ))}
    </Stack>
  );
}

/** The description is beside the picture; on phones the fields are below both. */
const Packed = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: {
      base: '"picture words" "fields fields"',
      md: '"picture words" "picture fields"',
    },
    alignItems: 'start',
    '& + &': { paddingTop: '6', borderTop: '2px dotted {colors.kraft}' },
  },
});

interface DeclarationProps extends Pick<DeclarationFieldsProps, 'form'> {
  index: number;
  of: Pick<PackingForm_ItemFragment, 'name' | 'quantity'>;
}

function Declaration({ form, index, of: { name, quantity } }: DeclarationProps) {
  const text = useText();
  const limited = useLimited(form);
  const errors = form.errors.declarations?.[index];
  return (
    <chakra.div
      role="group"
      aria-label={name}
      display="grid"
      gap="3"
      gridArea="fields"
      alignItems="start"
      // On phones a line each: customs reads the whole description, and so should the shopper.
      gridTemplateColumns={{ sm: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    >
      <LimitedField
        {...limited(
          `declarations.${index}.description`,
          MAX_DESCRIPTION,
          (typed) => typed.trim() !== '' || text('warehouse.enterDescription', { name }),
        )}
        label={text('warehouse.declared')}
        hint={isReadEverywhere(name) ? undefined : text('warehouse.declaredHint')}
        isRequired
        error={errors?.description?.message}
      />
      <MoneyField
        {...form.register(`declarations.${index}.declaredValue`, {
          validate: (typed) =>
            declaredFen(typed) !== null ||
            (hasMoreDecimals(typed)
              ? text('documents.twoDecimals')
              : text('warehouse.enterValue', { name })),
        })}
        label={
          quantity === 1
            ? text('warehouse.declaredValue')
            : text('warehouse.declaredValueOfAll', { count: quantity })
        }
        isRequired
        error={errors?.declaredValue?.message}
      />
    </chakra.div>
  );
}
