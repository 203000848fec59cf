import { useEffect } from 'react';
import { useIsSignedIn } from '../../apollo/SessionContext';
import { draftOf, priceIn } from '../../features/cart/itemDraft';
import { ItemForm, type ItemFormProps } from '../../features/cart/ItemForm';
import { ByHandHead } from '../../features/listings/ByHandHead';
import type { Listing, ListingVariant } from '../../features/listings/Listing';
import { ListingGallery } from '../../features/listings/ListingGallery';
import { ListingHead } from '../../features/listings/ListingHead';
import { OriginalPriceNote } from '../../features/listings/OriginalPriceNote';
import { useChoosePrompt } from '../../features/listings/useOptionName';
import { rememberViewed } from '../../features/listings/viewedByGuest';
import { VariantChoice } from '../../features/listings/VariantChoice';
import { chosenVariant, missingGroup, withOptions } from '../../features/listings/variantOptions';
import { useSecondPayment } from './useSecondPayment';

interface ListingFormProps {
  listing: Listing;
  onPriceMoved: () => void;
}

/** The form of an item, filled with the data read from its page; the shopper enters the rest. */
export function ListingForm({ listing, onPriceMoved }: ListingFormProps) {
  const { id, images, readAt } = listing;
  const variants = listing.variants.map(withOptions);
  const find = (variantId: string | null) =>
    variants.find((variant) => variant.variantId === variantId);
  const isRead = readAt != null;
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isRead && !isSignedIn) rememberViewed(id);
  }, [id, isRead, isSignedIn]);
  return (
    <ItemForm
      // A price that moved is another form; what else was typed is typed again.
      key={`${id} ${readAt}`}
      initial={draftOf({ ...listing, variants })}
      head={isRead ? <ListingHead listing={listing} /> : <ByHandHead listing={listing} />}
      gallery={images.length > 0 ? <ListingGallery listing={listing} /> : undefined}
      {...useVariants(variants, listing)}
      isSoldOut={(variantId) => (find(variantId) ?? listing).availability === 'OUT_OF_STOCK'}
      original={(variantId) => (
        <OriginalPriceNote price={find(variantId)?.price ?? listing.price} />
      )}
      {...useSecondPayment()}
      onPriceMoved={onPriceMoved}
    />
  );
}

/** Returns the choice of a variant; nothing if the item has only one. */
function useVariants(
  variants: ReturnType<typeof withOptions<ListingVariant>>[],
  { price }: Pick<Listing, 'price'>,
): Pick<ItemFormProps, 'variants' | 'toChoose'> {
  const promptFor = useChoosePrompt();
  if (variants.length === 0) return {};
  return {
    variants: (chosen, choose, error) => (
      <VariantChoice
        {...{ variants, chosen, error }}
        onChoose={(options) => {
          const variant = chosenVariant(variants, options);
          const variantId = variant?.variantId ?? null;
          choose({ options, variantId, ...priceIn(variant, { price, variants }) });
        }}
      />
    ),
    toChoose: (chosen) => {
      const missing = missingGroup(variants, chosen);
      return missing === undefined ? undefined : promptFor(missing);
    },
  };
}
