import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { PurchaseProcessDocument } from '../../gql/graphql';
import { TextLink } from '../../ui/Link';

/** The article on the purchase process (CO-08). */
const PURCHASE_PROCESS = '59';

/** Leads to the purchase process, its title at the end of the address (BN-01). */
export function HowToBuyLink() {
  const { data } = useQuery(PurchaseProcessDocument, { context: { handlesErrors: true } });
  return (
    <TextLink
      to={paths.faq.href({ id: PURCHASE_PROCESS, name: data?.article?.name })}
      whiteSpace="nowrap"
    >
      <FormattedMessage id="common.howToBuy" />
    </TextLink>
  );
}
