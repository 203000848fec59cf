import { chakra, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { MoneyField, TextAreaField, TextField } from '../../ui/forms/fields';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { FormField } from '../../ui/forms/FormField';
import { ImageUpload } from '../../ui/forms/ImageUpload';
import { parseYuan } from '../../ui/values/moneyText';
import { QuantityInput } from '../../ui/forms/QuantityInput';
import { useAppForm } from '../../ui/forms/useAppForm';
import { useTextLimit } from '../../ui/forms/useTextLimit';
import { isWebLink, type ItemDraft } from './itemDraft';
import { takeKeptDraft } from './keptDraft';
import { PriceFields } from './PriceFields';
import { useAddCartItem } from './useAddCartItem';

/** An item to be bought, by hand or as read from its page: link, name and unit price required. */
export function ItemForm({ initial }: { initial: ItemDraft }) {
  const text = useText();
  const form = useAppForm<ItemDraft>({ defaultValues: initial });
  const { addItem, uploadImage, isRunning } = useAddCartItem(form);
  const { errors, reset } = form;
  const description = useTextLimit(form.control, 'description', 1000);
  const remark = useTextLimit(form.control, 'remark', 500);

  // What was typed before signing in.
  useEffect(() => {
    const kept = takeKeptDraft();
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [reset]);

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(addItem)(event)}>
      <Stack gap="4">
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
        {/* What was read belongs to that link alone. */}
        {initial.priceRead === null && (
          <TextField
            {...form.register('url', {
              validate: (url) => isWebLink(url) || text('cart.enterLink'),
            })}
            label={text('cart.link')}
            inputMode="url"
            autoComplete="off"
            isRequired
            error={errors.url?.message}
          />
        )}
        <TextField
          {...form.register('name', {
            validate: (name) => !!name.trim() || text('cart.enterName'),
          })}
          label={text('cart.name')}
          maxLength={200}
          isRequired
          error={errors.name?.message}
        />
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <PriceFields form={form} errors={errors} />
          <MoneyField
            {...form.register('domesticShipping', {
              validate: (fee) =>
                !fee.trim() || parseYuan(fee) !== null || text('cart.enterDomesticShipping'),
            })}
            label={text('cart.domesticShipping')}
            hint={text('cart.domesticShippingHint')}
            error={errors.domesticShipping?.message}
          />
        </chakra.div>
        <TextField
          {...form.register('specification')}
          label={text('cart.specification')}
          hint={text('cart.specificationHint')}
          maxLength={300}
          error={errors.specification?.message}
        />
        <Controller
          control={form.control}
          name="quantity"
          render={({ field }) => (
            <FormField
              name="quantity"
              label={text('cart.quantity')}
              isRequired
              error={errors.quantity?.message}
            >
              {({ id }) => (
                <QuantityInput
                  id={id}
                  label={text('cart.quantity')}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            </FormField>
          )}
        />
        <TextAreaField
          {...form.register('description', { validate: description.fits })}
          label={text('cart.description')}
          hint={description.count}
          error={errors.description?.message}
        />
        <TextAreaField
          {...form.register('remark', { validate: remark.fits })}
          label={text('cart.remark')}
          hint={remark.count}
          error={errors.remark?.message}
        />
        <Controller
          control={form.control}
          name="image"
          render={({ field }) => (
            <ImageUpload
              name="image"
              label={text('cart.image')}
              image={field.value}
              onChange={field.onChange}
              upload={uploadImage}
            />
          )}
        />
        <Button type="submit" look="primary" isBusy={isRunning}>
          <FormattedMessage id="cart.add" />
        </Button>
      </Stack>
    </form>
  );
}
