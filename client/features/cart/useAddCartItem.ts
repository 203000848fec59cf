import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { useIsSignedIn, useSession } from '../../apollo/SessionContext';
import { uploadImage } from '../../apollo/uploadImage';
import { draftPicture } from '../../apollo/drafts';
import { useDraft } from '../../apollo/useDraft';
import { useOutcome } from '../../apollo/useOutcome';
import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { paths } from '../../routes/paths';
import { AddCartItemDocument } from '../../gql/graphql';
import type { useAppForm } from '../../ui/forms/useAppForm';
import { useToasts } from '../../ui/feedback/ToastContext';
import { inputOf, type ItemDraft } from './itemDraft';

const fields = [
  'url',
  'name',
  'unitPrice',
  'priceChangeReason',
  'description',
  'specification',
  'quantity',
  'domesticShipping',
  'remark',
] as const;

/** Maps refusal codes of the server to the field that shows them. */
const fieldOf = {
  RESTRICTED_GOODS: 'acknowledgedKinds',
  PROHIBITED_GOODS: 'name',
  SOLD_OUT: 'acknowledgesSoldOut',
  TOO_MANY_PIECES: 'quantity',
} as const;

/** Returns whether a guest chose it, so that it waits in their tab until they have signed in. */
const isWaiting = (image: ItemDraft['image']) => image?.id === '';

/** A picture that waits for sign-in is stored beside the draft. */
const toKeep = (typed: ItemDraft): ItemDraft =>
  isWaiting(typed.image) ? { ...typed, image: { id: '', url: '' } } : typed;

type ItemFormState = ReturnType<typeof useAppForm<ItemDraft>>;

/**
 * Adds an item to the cart; a guest signs in first and finds the form unchanged, picture included. If the
 * shop changed its price since it was shown, `onPriceMoved` is called and nothing is added. With `isKept` the
 * form stays filled once the item is in the cart (`isAdded`), otherwise it resets.
 */
export function useAddCartItem(
  form: ItemFormState,
  { isKept, onPriceMoved }: { isKept: boolean; onPriceMoved: () => void },
) {
  const { setError, reset } = form;
  const [isAdded, setAdded] = useState(false);
  const intl = useIntl();
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const session = useSession();
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const of = `item ${address}`;
  const draft = useDraft(form, of, { toKeep, mend: withPicture });
  const { settle, isRunning: isUploading } = useOutcome({});
  const { run, isRunning } = useCommand(AddCartItemDocument, { intention: useIntentionKey() });

  const added = {
    type: 'success' as const,
    text: text('cart.added'),
    action: { label: text('cart.goToCart'), onClick: () => void navigate(paths.cart.href()) },
  };

  function withPicture(kept: ItemDraft): ItemDraft {
    if (!isWaiting(kept.image)) return kept;
    const url = draftPicture(of);
    if (!url) toasts.show({ type: 'info', text: text('listings.pictureNotKept') });
    return { ...kept, image: url === null ? null : { id: '', url } };
  }

  function askToSignIn() {
    toasts.show({ type: 'info', text: text('account.pleaseLogin') });
    void navigate(paths.login.href({ redirect: address }));
  }

  /** Without a corrected price there is no field for a reason, so the error belongs to the price. */
  const complain =
    ({ listingId, isPriceChanged }: ItemDraft): ItemFormState['setError'] =>
    (name, ...error) => {
      if (name !== 'priceChangeReason' || isPriceChanged || listingId === null)
        return setError(name, ...error);
      draft.forget();
      toasts.show({ type: 'info', text: text('listings.priceMoved') });
      onPriceMoved();
    };

  /** Uploads the picture that a guest stored in this tab; returns undefined if the server refuses it. */
  async function withStoredPicture(typed: ItemDraft): Promise<ItemDraft | undefined> {
    if (!typed.image || !isWaiting(typed.image)) return typed;
    const { url } = typed.image;
    const store = async () => {
      const { fileOf } = await import('./guestPicture');
      return uploadImage(fileOf(url), session, intl.locale);
    };
    const image = await settle(store, { fields, setError });
    if (!image) return undefined;
    form.setValue('image', image, { shouldDirty: true });
    return { ...typed, image };
  }

  async function addItem(filledIn: ItemDraft) {
    if (!isSignedIn) return askToSignIn();
    const typed = await withStoredPicture(filledIn);
    if (!typed) return;
    const data = await run(
      { input: inputOf(typed) },
      { fields, fieldOf, setError: complain(typed), success: added },
    );
    if (!data) return;
    // The listing and the chosen options stay; typed values make room for the next item of the link.
    reset(isKept ? typed : undefined);
    draft.forget();
    setAdded(true);
  }

  async function upload(file: File) {
    if (isSignedIn) return uploadImage(file, session, intl.locale);
    const guestPicture = await import('./guestPicture').catch(() => undefined);
    const url = await guestPicture?.keepGuestPicture(of, file);
    if (!url) throw new Error(text('listings.pictureNotKept'));
    return { id: '', url };
  }

  return { addItem, uploadImage: upload, isRunning: isRunning || isUploading, isAdded, draft };
}
