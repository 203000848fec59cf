import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { useIsSignedIn, useSession } from '../../apollo/SessionContext';
import { uploadImage } from '../../apollo/uploadImage';
import { useDraft } from '../../apollo/useDraft';
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

/** What the server refuses of one field's matter is told beside that field. */
const fieldOf = {
  RESTRICTED_GOODS: 'acknowledgedKinds',
  PROHIBITED_GOODS: 'name',
  SOLD_OUT: 'acknowledgesSoldOut',
  TOO_MANY_PIECES: 'quantity',
} as const;

type ItemFormState = ReturnType<typeof useAppForm<ItemDraft>>;

/**
 * Putting an item into the cart; a guest is asked to sign in first and finds the form as it was. Where the
 * shop changed its price since it was shown, `onPriceMoved` is told and nothing is added. With `isKept` the
 * form stays as it is once the item is in the cart (`isAdded`), else it begins anew.
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
  const draft = useDraft(form, `item ${address}`);
  const { run, isRunning } = useCommand(AddCartItemDocument, { intention: useIntentionKey() });

  const added = {
    type: 'success' as const,
    text: text('cart.added'),
    action: { label: text('cart.goToCart'), onClick: () => void navigate(paths.cart.href()) },
  };

  function askToSignIn() {
    toasts.show({ type: 'info', text: text('account.pleaseLogin') });
    void navigate(paths.login.href({ redirect: address }));
  }

  /** Who corrected nothing has no field for a reason: then it is the price that is no longer true. */
  const complain =
    ({ listingId, isPriceChanged }: ItemDraft): ItemFormState['setError'] =>
    (name, ...error) => {
      if (name !== 'priceChangeReason' || isPriceChanged || listingId === null)
        return setError(name, ...error);
      draft.forget();
      toasts.show({ type: 'info', text: text('listings.priceMoved') });
      onPriceMoved();
    };

  async function addItem(typed: ItemDraft) {
    if (!isSignedIn) return askToSignIn();
    const data = await run(
      { input: inputOf(typed) },
      { fields, fieldOf, setError: complain(typed), success: added },
    );
    if (!data) return;
    // What was read and chosen stays; what was typed makes room for the next item of the link.
    reset(isKept ? typed : undefined);
    draft.forget();
    setAdded(true);
  }

  async function upload(file: File) {
    if (isSignedIn) return uploadImage(file, session, intl.locale);
    askToSignIn();
    throw new Error(text('account.pleaseLogin'));
  }

  return { addItem, uploadImage: upload, isRunning, isAdded, draft };
}
