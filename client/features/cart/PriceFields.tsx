import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useWatch, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { MoneyField, TextField } from '../../ui/forms/fields';
import { hasMoreDecimals } from '../../ui/forms/hasMoreDecimals';
import type { TypedPrice } from './useTypedPrice';
import { useTextLimit } from '../../ui/forms/useTextLimit';
import { Money } from '../../ui/values/Money';
import { formatFen, parseYuan } from '../../ui/values/moneyText';
import type { ItemDraft } from './itemDraft';
import { PriceInCurrency } from './PriceInCurrency';

/** Characters (VA-07). */
const REASON_LIMIT = 150;

interface PriceFieldsProps {
  form: Pick<UseFormReturn<ItemDraft>, 'control' | 'register' | 'setValue'>;
  errors: FieldErrors<ItemDraft>;
  /** The price in the shop's own currency, with the exchange rate. */
  original?: ReactNode;
  /** By which rate a price that is typed in would be converted now. */
  rate: TypedPrice['rate'];
}

/** The unit price: typed in, or as it was read of the page until the shopper corrects it (RT-27). */
export function PriceFields({ form, errors, original, rate }: PriceFieldsProps) {
  const text = useText();
  const [priceRead, isPriceChanged, currency] = useWatch({
    control: form.control,
    name: ['priceRead', 'isPriceChanged', 'currency'],
  });
  const { count, fits } = useTextLimit(form.control, 'priceChangeReason', REASON_LIMIT);
  const isCorrected = priceRead !== null && isPriceChanged;

  if (priceRead !== null && !isPriceChanged) {
    return (
      <Stack gap="1">
        <Flex alignItems="baseline" columnGap="4" rowGap="1" flexWrap="wrap">
          <chakra.span srOnly>{text('cart.priceRead')}</chakra.span>
          <Money fen={priceRead} fontSize="2xl" fontWeight="700" />
          <Button
            look="quiet"
            size="sm"
            paddingX="0"
            isRepeatable
            onClick={() => form.setValue('isPriceChanged', true)}
          >
            <FormattedMessage id="cart.changePrice" />
          </Button>
        </Flex>
        {original}
      </Stack>
    );
  }
  const isInYuan = isCorrected || currency === 'CNY';
  const field = (
    <MoneyField
      {...form.register('unitPrice', {
        validate: (price) =>
          (parseYuan(price) ?? 0) > 0 ||
          (hasMoreDecimals(price)
            ? text('documents.twoDecimals')
            : text(isInYuan ? 'cart.enterPrice' : 'cart.enterPriceIn', { currency })),
      })}
      label={isInYuan ? text('cart.unitPrice') : text('cart.unitPriceIn', { currency })}
      hint={isCorrected && text('cart.readAs', { price: formatFen(priceRead) })}
      isRequired
      autoFocus={isCorrected}
      error={errors.unitPrice?.message}
    />
  );
  return (
    <Stack gap="4">
      {isCorrected ? field : <PriceInCurrency {...{ form, rate }}>{field}</PriceInCurrency>}
      {isCorrected && (
        <>
          <TextField
            {...form.register('priceChangeReason', {
              validate: {
                given: (why, { unitPrice }) =>
                  !!why.trim() || parseYuan(unitPrice) === priceRead || text('cart.enterReason'),
                fits,
              },
            })}
            label={text('cart.priceReason')}
            hint={
              <>
                {text('cart.reasonHint')} {count}
              </>
            }
            isRequired
            error={errors.priceChangeReason?.message}
          />
          <Button
            look="quiet"
            size="sm"
            alignSelf="flex-start"
            isRepeatable
            onClick={() => form.setValue('isPriceChanged', false)}
          >
            <FormattedMessage id="cart.keepPrice" values={{ price: formatFen(priceRead) }} />
          </Button>
        </>
      )}
    </Stack>
  );
}
