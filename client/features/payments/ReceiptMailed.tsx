import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { ReceiptMailed_ViewerFragmentDoc } from '../../gql/graphql';

interface ReceiptMailedProps {
  viewer: FragmentType<typeof ReceiptMailed_ViewerFragmentDoc>;
}

/** Address for the emailed receipt of a paid order; nothing if the shopper turned those emails off. */
export function ReceiptMailed(props: ReceiptMailedProps) {
  const { email, emailPreferences } = readFragment(ReceiptMailed_ViewerFragmentDoc, props.viewer);
  const isMailed = emailPreferences.some(({ kind, isOn }) => kind === 'ORDER_PAID' && isOn);
  if (!isMailed) return null;
  return (
    <chakra.p color="muted" overflowWrap="anywhere">
      <FormattedMessage id="payments.receiptMailed" values={{ email }} />
    </chakra.p>
  );
}
