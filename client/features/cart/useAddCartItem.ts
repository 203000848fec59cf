import type { UseFormGetValues, UseFormReset, UseFormSetError } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { useIsSignedIn, useSession } from '../../apollo/SessionContext';
import { uploadImage } from '../../apollo/uploadImage';
import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { paths } from '../../routes/paths';
import { AddCartItemDocument } from '../../gql/graphql';
import { useToasts } from '../../ui/feedback/ToastContext';
import { inputOf, type ItemDraft } from './itemDraft';
import { keepDraft } from './keptDraft';
import { takeShopPicture } from './takeShopPicture';

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

interface ItemFormMethods {
  getValues: UseFormGetValues<ItemDraft>;
  setError: UseFormSetError<ItemDraft>;
  reset: UseFormReset<ItemDraft>;
}

/** Putting an item into the cart; a guest is asked to sign in first and finds the form as it was. */
export function useAddCartItem({ getValues, setError, reset }: ItemFormMethods) {
  const intl = useIntl();
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const session = useSession();
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const { run, isRunning } = useCommand(AddCartItemDocument, { intention: useIntentionKey() });

  const added = {
    type: 'success' as const,
    text: text('cart.added'),
    action: { label: text('cart.goToCart'), onClick: () => void navigate(paths.cart.href()) },
  };

  function askToSignIn() {
    keepDraft(getValues());
    toasts.show({ type: 'info', text: text('account.pleaseLogin') });
    void navigate(paths.login.href({ redirect: pathname + search }));
  }

  async function addItem(draft: ItemDraft) {
    if (!isSignedIn) return askToSignIn();
    const image = draft.image ?? (await takeShopPicture(draft.shopPicture, session, intl.locale));
    const input = inputOf({ ...draft, image });
    const data = await run({ input }, { fields, setError, success: added });
    // A session that ended on the server: the login follows by itself.
    if (!session.isSignedIn()) return keepDraft(draft);
    if (data) reset();
  }

  async function upload(file: File) {
    if (isSignedIn) return uploadImage(file, session, intl.locale);
    askToSignIn();
    throw new Error(text('account.pleaseLogin'));
  }

  return { addItem, uploadImage: upload, isRunning };
}
