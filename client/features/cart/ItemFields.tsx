import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n/useText';
import { MoneyField, TextAreaField, TextField } from '../../ui/forms/fields';
import { hasMoreDecimals } from '../../ui/forms/hasMoreDecimals';
import { Fold } from '../../ui/forms/Fold';
import { QuantityField } from '../../ui/forms/QuantityField';
import type { useAppForm } from '../../ui/forms/useAppForm';
import { useTextLimit } from '../../ui/forms/useTextLimit';
import { pieces } from '../../ui/forms/wholeNumber';
import { parseYuan } from '../../ui/values/moneyText';
import type { ItemDraft } from './itemDraft';
import { LinkField } from './LinkField';
import { PictureDrop } from './PictureDrop';
import type { TypedPrice } from './useTypedPrice';
import { PriceFields } from './PriceFields';

type Form = ReturnType<typeof useAppForm<ItemDraft>>;

/** Form values that change with the chosen variant. */
type Chosen = Pick<ItemDraft, 'options' | 'variantId' | 'priceRead' | 'unitPrice'>;

export interface ItemFieldsProps {
  form: Form;
  /** Lets the shopper choose a variant; `choose` fills in what depends on it. */
  variants?: (
    chosen: ItemDraft['options'],
    choose: (change: Chosen) => void,
    error: string | undefined,
  ) => ReactNode;
  /** The price of the chosen variant in the shop's own currency. */
  original?: (variantId: string | null) => ReactNode;
  /** True if the page was read: then its price leads, and what was read can be corrected. */
  isRead: boolean;
  /** By which rate a price in the shop's currency would be converted now. */
  rate: TypedPrice['rate'];
  uploadImage: (file: File) => Promise<{ id: string; url: string }>;
}

/** The fields of an item: few at first, the rest folded away. */
export function ItemFields({ form, isRead, variants, original, ...props }: ItemFieldsProps) {
  const { rate, uploadImage } = props;
  const text = useText();
  const { errors, control } = form;
  const [variantId, options] = useWatch({ control, name: ['variantId', 'options'] });
  const remark = useTextLimit(control, 'remark', 500);
  const choose = (change: Chosen) => {
    for (const [name, value] of Object.entries(change))
      form.setValue(name as keyof Chosen, value, { shouldDirty: true });
    form.setValue('acknowledgesSoldOut', false);
    form.clearErrors('options');
  };
  const price = <PriceFields {...{ form, errors, rate }} original={original?.(variantId)} />;
  const specification = <SpecificationField form={form} />;
  const shipping = <ShippingField form={form} />;
  const quantity = (
    <QuantityField form={form} name="quantity" label={text('cart.quantity')} range={pieces} />
  );
  const remarkField = (
    <TextAreaField
      {...form.register('remark', { validate: remark.fits })}
      label={text('cart.remark')}
      hint={remark.count}
      error={errors.remark?.message}
    />
  );
  if (!isRead)
    return (
      <Stack gap="4">
        <LinkField form={form} />
        <NameField form={form} />
        {price}
        <Pair>
          {quantity}
          {specification}
        </Pair>
        <Fold
          summary={text('listings.moreFields')}
          isOpen={Boolean(errors.domesticShipping ?? errors.description ?? errors.remark)}
        >
          {shipping}
          <DescriptionField form={form} />
          {remarkField}
        </Fold>
      </Stack>
    );
  return (
    <Stack gap="6">
      {price}
      {variants?.(options, choose, errors.options?.message)}
      <Pair>
        {quantity}
        {shipping}
      </Pair>
      {!variants && specification}
      <Fold summary={text('listings.addRemark')} isOpen={Boolean(errors.remark)}>
        {remarkField}
      </Fold>
      <Fold
        summary={text('listings.correct')}
        isOpen={Boolean(errors.name ?? errors.description ?? errors.specification ?? errors.image)}
      >
        <NameField form={form} />
        {variants && specification}
        <DescriptionField form={form} />
        <PictureDrop form={form} upload={uploadImage} />
      </Fold>
    </Stack>
  );
}

function NameField({ form }: { form: Form }) {
  const text = useText();
  const { fits, count, isNearEnd } = useTextLimit(form.control, 'name', 200);
  return (
    <TextField
      {...form.register('name', {
        validate: {
          isThere: (name) => !!name.trim() || text('cart.enterName'),
          fits,
        },
      })}
      hint={isNearEnd && count}
      label={text('cart.name')}
      isRequired
      error={form.errors.name?.message}
    />
  );
}

function SpecificationField({ form }: { form: Form }) {
  const text = useText();
  const { fits, count, isNearEnd } = useTextLimit(form.control, 'specification', 300);
  return (
    <TextField
      {...form.register('specification', { validate: fits })}
      label={text('cart.specification')}
      hint={isNearEnd ? count : text('cart.specificationHint')}
      error={form.errors.specification?.message}
    />
  );
}

function ShippingField({ form }: { form: Form }) {
  const text = useText();
  return (
    <MoneyField
      {...form.register('domesticShipping', {
        validate: (fee) =>
          !fee.trim() ||
          parseYuan(fee) !== null ||
          text(hasMoreDecimals(fee) ? 'documents.twoDecimals' : 'cart.enterDomesticShipping'),
      })}
      label={text('cart.domesticShipping')}
      hint={text('cart.domesticShippingHint')}
      error={form.errors.domesticShipping?.message}
    />
  );
}

function DescriptionField({ form }: { form: Form }) {
  const text = useText();
  const { fits, count } = useTextLimit(form.control, 'description', 1000);
  return (
    <TextAreaField
      {...form.register('description', { validate: fits })}
      label={text('cart.description')}
      hint={count}
      error={form.errors.description?.message}
    />
  );
}

/** Two fields side by side, where there is room. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      alignItems="start"
    >
      {children}
    </chakra.div>
  );
}
