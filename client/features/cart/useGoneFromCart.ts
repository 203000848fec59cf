import { useApolloClient } from '@apollo/client/react';
import { useText } from '../../i18n/useText';
import type { OutcomeOptions } from '../../apollo/useOutcome';
import { CartPageDocument } from '../../gql/graphql';
import { useToasts } from '../../ui/feedback/ToastContext';

/**
 * Returns how refusals of the cart are told. What another tab or device took out is said to be gone, and the
 * cart is read anew.
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
