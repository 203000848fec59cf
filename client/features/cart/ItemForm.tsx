import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsSignedIn } from '../../apollo/SessionContext';
import type { MessageId } from '../../i18n/catalogue';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { DraftNote } from '../../ui/forms/DraftNote';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { NeedsScripts } from '../../ui/forms/NeedsScripts';
import { useAppForm } from '../../ui/forms/useAppForm';
import { ActionBar } from '../../ui/layout/ActionBar';
import { documentTitle } from '../../ui/document/documentTitle';
import { formatFen, parseYuan } from '../../ui/values/moneyText';
import { SentenceGap } from '../../ui/values/SentenceGap';
import { ItemFields, type ItemFieldsProps } from './ItemFields';
import { quantityOf, type ItemDraft } from './itemDraft';
import { GoodsReceipt } from './GoodsReceipt';
import { PictureDrop } from './PictureDrop';
import { RestrictionField } from './RestrictionField';
import { SoldOutField } from './SoldOutField';
import { TwoPayments } from './TwoPayments';
import { useTypedPrice } from './useTypedPrice';
import { useAddCartItem } from './useAddCartItem';

export interface ItemFormProps extends Pick<ItemFieldsProps, 'variants' | 'original'> {
  initial: ItemDraft;
  /** The shop, the title of the page and first notices. */
  head: ReactNode;
  /** The pictures that were read; without any the shopper may give one. */
  gallery?: ReactNode;
  /** Options still to be chosen, as the button names them: "Choose a size". */
  toChoose?: (chosen: ItemDraft['options']) => string | undefined;
  /** True if the shop says that it has none left, of the chosen variant. */
  isSoldOut?: (variantId: string | null) => boolean;
  /** Estimate of the second payment. */
  shipping: ReactNode;
  /** The same estimate in short, for the action bar of phones. */
  thenShipping: ReactNode;
  /** The shop asks another price than the form shows. */
  onPriceMoved: () => void;
}

/** An item to be bought, as read from its page or by hand: link, name and unit price required. */
export function ItemForm({ initial, head, gallery, shipping, ...parts }: ItemFormProps) {
  const text = useText();
  const intl = useIntl();
  const id = useId();
  const form = useAppForm<ItemDraft>({ defaultValues: initial });
  const isRead = Boolean(gallery) || initial.priceRead !== null;
  const cart = useAddCartItem(form, { isKept: isRead, onPriceMoved: parts.onPriceMoved });
  const { addItem, uploadImage, isRunning, isAdded } = cart;
  const { errors, control } = form;
  const isSignedIn = useIsSignedIn();
  const draft = useWatch({ control }) as ItemDraft;
  const { unitPrice, rate } = useTypedPrice(draft);
  const goods = goodsOf(draft, unitPrice);
  const isPriced = Boolean(unitPrice);
  const toChoose = parts.toChoose?.(draft.options);
  const needed = neededOf(draft);
  const isComplete = needed.length === 0;
  const isNext = isAdded && !isRead && Object.keys(form.dirtyFields).length === 0;
  const hint = isNext
    ? text('cart.addedNext')
    : isComplete
      ? text('listings.nothingBought')
      : text('listings.stillNeeded', { what: intl.formatList(needed.map((id) => text(id))) });
  const button = (
    <Button type="submit" form={id} look="primary" flexShrink="0" isBusy={isRunning}>
      {toChoose ?? <FormattedMessage id="cart.add" />}
    </Button>
  );

  // It is no field of the browser's: what is to be chosen is checked with the fields.
  form.register('options', { validate: () => toChoose ?? true });

  return (
    <Columns>
      <chakra.div gridArea="head" css={documentTitle}>
        {head}
      </chakra.div>
      <chakra.div gridArea="gallery" minWidth="0">
        {gallery ?? <PictureDrop form={form} upload={uploadImage} />}
      </chakra.div>
      <chakra.div gridArea="body" display="grid" gap="6" minWidth="0">
        <form
          id={id}
          method="post"
          noValidate
          onSubmit={(event) => void form.handleSubmit(addItem)(event)}
        >
          <NeedsScripts />
          <chakra.div css={{ '& > *': { marginBottom: '4' } }}>
            <DraftNote {...cart.draft} />
            <FormErrorSummary errors={errors} submitCount={form.submitCount} />
          </chakra.div>
          <ItemFields
            {...{ form, isRead, rate, uploadImage }}
            {...{ variants: parts.variants, original: parts.original }}
          />
          <RestrictionField form={form} />
          <SoldOutField form={form} isSoldOut={parts.isSoldOut?.(draft.variantId) ?? false} />
        </form>
        <TwoPayments goods={goods} isPriced={isPriced} shipping={shipping}>
          <chakra.p fontSize="sm" color="muted" role={isNext ? 'status' : undefined}>
            {hint}
            {!isSignedIn && (
              <>
                <SentenceGap />
                {text('listings.accountNeeded')}
              </>
            )}
          </chakra.p>
          {button}
        </TwoPayments>
        {!isSignedIn && (
          // The bar of phones has no room for it.
          <chakra.p hideFrom="md" fontSize="sm" color="muted">
            <FormattedMessage id="listings.accountNeeded" />
          </chakra.p>
        )}
      </chakra.div>
      <ActionBar
        sum={goods === null ? text(withoutSum(isPriced)) : formatFen(goods)}
        note={
          isComplete && !isNext
            ? isSignedIn
              ? parts.thenShipping
              : text('listings.signInFirst')
            : hint
        }
        receipt={<GoodsReceipt {...{ draft, unitPrice, goods }} />}
      >
        {button}
      </ActionBar>
    </Columns>
  );
}

/** In fen; null while price or quantity is missing. */
function goodsOf(draft: ItemDraft, unitPrice: number | null): number | null {
  const quantity = quantityOf(draft);
  if (!unitPrice || quantity === null) return null;
  return unitPrice * quantity + (parseYuan(draft.domesticShipping) ?? 0);
}

/** Returns the text that replaces the sum. */
function withoutSum(isPriced: boolean) {
  return isPriced ? ('listings.enterQuantity' as const) : ('listings.noPriceYet' as const);
}

/** Also in a currency of which no rate is known yet. */
function isPriceTyped({ priceRead, isPriceChanged, unitPrice }: ItemDraft): boolean {
  return (priceRead !== null && !isPriceChanged) || Boolean(parseYuan(unitPrice));
}

/** Returns the missing values, in the order of the form. */
function neededOf(draft: ItemDraft): MessageId[] {
  const fields: readonly (readonly [MessageId, boolean])[] = [
    ['listings.needed.link', draft.listingId === null && !draft.url.trim()],
    ['listings.needed.name', !draft.name.trim()],
    ['listings.needed.price', !isPriceTyped(draft)],
    ['listings.needed.quantity', quantityOf(draft) === null],
  ];
  return fields.filter(([, isMissing]) => isMissing).map(([id]) => id);
}

/** On phones head, pictures and form below each other; on wide screens the pictures at the left. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 520px) minmax(0, 1fr)' },
    gridTemplateAreas: {
      base: '"head" "gallery" "body"',
      lg: '"gallery head" "gallery body"',
    },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: '56px',
    rowGap: { base: '4', md: '6' },
    alignItems: 'start',
  },
});
