import { useEffect } from 'react';
import { useIsSignedIn } from '../../apollo/SessionContext';
import { draftOf, priceIn } from '../../features/cart/itemDraft';
import { ItemForm } from '../../features/cart/ItemForm';
import { ByHandHead } from '../../features/listings/ByHandHead';
import type { Listing } from '../../features/listings/Listing';
import { ListingGallery } from '../../features/listings/ListingGallery';
import { ListingHead } from '../../features/listings/ListingHead';
import { OriginalPriceNote } from '../../features/listings/OriginalPriceNote';
import { rememberViewed } from '../../features/listings/viewedByGuest';
import { VariantChoice } from '../../features/listings/VariantChoice';
import { useSecondPayment } from './useSecondPayment';

interface ListingFormProps {
  listing: Listing;
  onPriceMoved: () => void;
}

/** The form of an item, filled in with what was read of its page; what was not is asked for. */
export function ListingForm({ listing, onPriceMoved }: ListingFormProps) {
  const { id, images, variants, readAt } = listing;
  const priceOf = (variantId: string | null) =>
    variants.find((variant) => variant.variantId === variantId)?.price ?? listing.price;
  const isSoldOut = (variantId: string | null) =>
    (variants.find((variant) => variant.variantId === variantId) ?? listing).availability ===
    'OUT_OF_STOCK';
  const isRead = readAt != null;
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isRead && !isSignedIn) rememberViewed(id);
  }, [id, isRead, isSignedIn]);
  return (
    <ItemForm
      // A price that moved is another form; what else was typed is typed again.
      key={`${id} ${readAt}`}
      initial={draftOf(listing)}
      head={isRead ? <ListingHead listing={listing} /> : <ByHandHead listing={listing} />}
      gallery={images.length > 0 ? <ListingGallery listing={listing} /> : undefined}
      variants={
        variants.length > 0
          ? (chosen, choose) => (
              <VariantChoice
                {...{ variants, chosen }}
                onChoose={(variant) =>
                  choose({ variantId: variant.variantId, ...priceIn(variant, listing) })
                }
              />
            )
          : undefined
      }
      isSoldOut={isSoldOut}
      original={(variantId) => <OriginalPriceNote price={priceOf(variantId)} />}
      {...useSecondPayment()}
      onPriceMoved={onPriceMoved}
    />
  );
}
