import { useApolloClient } from '@apollo/client/react';
import { useText } from '../../i18n/useText';
import type { OutcomeOptions } from '../../apollo/useOutcome';
import { CartPageDocument } from '../../gql/graphql';
import { useToasts } from '../../ui/feedback/ToastContext';

/**
 * Returns the handler for refusals of the cart. An item that another tab or device removed is reported as
 * gone, and the cart is fetched again.
 */
export function useGoneFromCart(): NonNullable<OutcomeOptions['onRefused']> {
  const text = useText();
  const toasts = useToasts();
  const client = useApolloClient();
  return ({ code, message }) => {
    const isGone = code === 'NOT_FOUND';
    if (isGone) void client.refetchQueries({ include: [CartPageDocument] });
    const told = isGone ? text('cart.gone') : message;
    if (told) toasts.show({ type: 'error', text: told });
  };
}
