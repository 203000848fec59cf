import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { CartSummary_CartFragmentDoc } from '../../gql/graphql';
import { announceBarHeight } from '../../ui/announceBarHeight';
import { InPlaceOfNavigation } from '../../ui/paper/InPlaceOfNavigation';
import { Button } from '../../ui/Button';
import { Money } from '../../ui/values/Money';
import { useToasts } from '../../ui/feedback/ToastContext';

interface CartSummaryProps {
  cart: FragmentType<typeof CartSummary_CartFragmentDoc>;
}

/** Where header, this bar and the navigation together would leave too little of the list. */
const ON_SHORT_PHONES = '@media (max-width: 767px) and (max-height: 640px)';

/** What is selected and what it costs now; that a second payment follows is told here already. */
export function CartSummary({ cart }: CartSummaryProps) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { selectedCount, selectedTotal } = readFragment(CartSummary_CartFragmentDoc, cart);

  function checkOut() {
    if (selectedCount > 0) return navigate(paths.confirmOrder.href({}));
    toasts.show({ type: 'error', text: text('cart.noneSelected') });
  }

  return (
    <>
      <InPlaceOfNavigation when={ON_SHORT_PHONES} />
      <chakra.aside
        ref={announceBarHeight}
        position="sticky"
        bottom="var(--bottom-bar)"
        padding={{ base: '3', md: '4' }}
        css={{ [ON_SHORT_PHONES]: { paddingBlock: '{spacing.2}' } }}
        background="surface"
        borderTopWidth="2px"
        borderColor="kraft"
        boxShadow="float"
      >
        <Flex columnGap="4" rowGap="2" alignItems="center" justifyContent="space-between">
          <chakra.div
            display="flex"
            flexWrap="wrap"
            columnGap="3"
            alignItems="baseline"
            minWidth="0"
            aria-live="polite"
          >
            <FormattedMessage id="cart.selected" values={{ count: selectedCount }} />
            <Money fen={selectedTotal} isTotal fontSize="xl" fontWeight="700" />
          </chakra.div>
          <Button look="primary" flexShrink="0" isRepeatable onClick={() => void checkOut()}>
            <FormattedMessage id="cart.checkOut" />
          </Button>
        </Flex>
        <chakra.p fontSize={{ base: 'xs', md: 'sm' }} lineHeight="1.4" color="muted" marginTop="2">
          <FormattedMessage id="cart.shippingLater" />
        </chakra.p>
      </chakra.aside>
    </>
  );
}
