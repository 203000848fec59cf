import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSiteTerms } from '../../apollo/useSiteTerms';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { CartSummary_CartFragmentDoc } from '../../gql/graphql';
import { announceBarHeight } from '../../ui/announceBarHeight';
import { ActionBar } from '../../ui/layout/ActionBar';
import { bottomBar } from '../../ui/layout/bottomBar';
import { ReceiptLines } from '../../ui/document/ReceiptLines';
import { Button } from '../../ui/Button';
import { Money } from '../../ui/values/Money';
import { SentenceGap } from '../../ui/values/SentenceGap';
import { ON_ITS_SIDE } from '../../ui/theme/onItsSide';
import { useToasts } from '../../ui/feedback/ToastContext';

interface CartSummaryProps {
  cart: FragmentType<typeof CartSummary_CartFragmentDoc>;
  items: readonly { isSelected: boolean; quantity: number }[];
  /** The first field of what is selected that holds a quantity which cannot be. */
  refusedQuantity: HTMLInputElement | null;
}

/**
 * Shows the selection, its cost now and that a second payment follows. While a quantity is invalid there is
 * neither sum nor checkout: both would use the previous quantity.
 */
export function CartSummary({ cart, items, refusedQuantity }: CartSummaryProps) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const terms = useSiteTerms();
  const { selectedCount, selectedTotal } = readFragment(CartSummary_CartFragmentDoc, cart);

  function checkOut() {
    if (refusedQuantity) {
      toasts.show({ type: 'error', text: text('cart.correctQuantity') });
      return refusedQuantity.focus();
    }
    if (selectedCount > 0) return navigate(paths.confirmOrder.href({}));
    toasts.show({ type: 'error', text: text('cart.noneSelected') });
  }

  const fen = refusedQuantity ? undefined : selectedTotal;
  const pieces = items.reduce((sum, item) => sum + (item.isSelected ? item.quantity : 0), 0);
  const selected = (
    <FormattedMessage
      id="cart.selected"
      values={{ count: selectedCount, pieces: refusedQuantity ? 0 : pieces }}
    />
  );
  const next = refusedQuantity ? (
    <FormattedMessage id="cart.correctQuantity" />
  ) : (
    <>
      <FormattedMessage id="cart.shippingLater" />
      <SentenceGap />
      <FormattedMessage id="cart.cardFee" values={terms} />
    </>
  );
  const button = (
    <Button look="primary" flexShrink="0" isRepeatable onClick={() => void checkOut()}>
      <FormattedMessage id="cart.checkOut" />
    </Button>
  );
  return (
    <>
      <Beside ref={announceBarHeight} data-at-foot>
        <Flex
          columnGap="4"
          rowGap="4"
          alignItems={{ base: 'center', lg: 'stretch' }}
          justifyContent="space-between"
          flexDirection={{ lg: 'column' }}
        >
          <Flex
            columnGap="3"
            alignItems="baseline"
            justifyContent={{ lg: 'space-between' }}
            flexWrap={{ lg: 'wrap' }}
            minWidth="0"
            aria-live="polite"
          >
            {selected}
            {refusedQuantity ? (
              <chakra.span fontSize="xl" fontWeight="700">
                ¥ –
              </chakra.span>
            ) : (
              <Money fen={selectedTotal} isTotal fontSize="xl" fontWeight="700" />
            )}
          </Flex>
          {button}
        </Flex>
        <chakra.p fontSize="sm" lineHeight="1.4" color="muted" marginTop="2">
          {next}
        </chakra.p>
      </Beside>
      <ActionBar
        sum={refusedQuantity ? text('listings.enterQuantity') : <Money fen={selectedTotal} />}
        note={
          <>
            {selected} · <FormattedMessage id="documents.payment1" />
          </>
        }
        receipt={
          <>
            <ReceiptLines lines={[{ id: 'selected', label: selected, fen, kind: 'due' }]} />
            <chakra.p fontSize="sm" color="muted" marginTop="3">
              {next}
            </chakra.p>
          </>
        }
      >
        {button}
      </ActionBar>
    </>
  );
}

/** Phones have the action bar instead; where there is room it is a sheet beside the items. */
const Beside = chakra('aside', {
  base: {
    display: { mdDown: 'none' },
    ...bottomBar,
    padding: { base: '4', lg: '6' },
    [ON_ITS_SIDE]: { paddingY: { base: '2', lg: '6' }, '& > p': { display: { lgDown: 'none' } } },
    lg: { position: 'static', bottom: 'auto', boxShadow: '6px 6px 0 {colors.kraft}' },
  },
});
