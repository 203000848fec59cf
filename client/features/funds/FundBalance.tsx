import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { FundBalance_FundFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { LinkButton, LoneLink } from '../../ui/Link';
import { Barcode } from '../../ui/document/Barcode';
import { DocumentCard, DocumentCardHead } from '../../ui/document/DocumentCard';
import { Money } from '../../ui/values/Money';
import { formatFen } from '../../ui/values/moneyText';

interface FundBalanceProps {
  fund: FragmentType<typeof FundBalance_FundFragmentDoc>;
  /** The previous balance. */
  children?: ReactNode;
}

/** The sheet that leads the page: what is there, what of it is held, and what is on its way. */
export function FundBalance({ children, ...props }: FundBalanceProps) {
  const text = useText();
  const fund = readFragment(FundBalance_FundFragmentDoc, props.fund);
  const coming = fund.pendingPayments
    // A top-up by card is uncertain until the money arrives.
    .filter(({ kind, method }) => kind === 'RECHARGE' && method === 'WESTPAY')
    .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <DocumentCard as="section" aria-label={text('funds.balance')}>
      <DocumentCardHead end={<Barcode of={fund.id.slice(-14)} />}>
        {text('funds.balance')}
      </DocumentCardHead>
      <Worth>
        <div>
          <Amount>
            <Money fen={fund.balance} isTotal fontSize="inherit" />
          </Amount>
          <chakra.p marginTop="2" color="muted" fontSize="sm">
            {fund.held > 0
              ? text('funds.held', {
                  held: formatFen(fund.held),
                  free: formatFen(fund.spendable),
                })
              : text('funds.nothingHeld')}
            {coming > 0 && (
              <>
                {'\u00a0· '}
                <chakra.b color="warn">
                  {text('funds.onItsWay', { amount: formatFen(coming) })}
                </chakra.b>
              </>
            )}
          </chakra.p>
        </div>
        <Flex data-screen-only columnGap="4" flexWrap="wrap">
          <LinkButton to={paths.recharge.href()} look="primary">
            <FormattedMessage id="account.menu.recharge" />
          </LinkButton>
          <LoneLink to={paths.withdraw.href()} marginY="0">
            <FormattedMessage id="payments.withdraw.link" />
          </LoneLink>
        </Flex>
      </Worth>
      {children}
    </DocumentCard>
  );
}

const Worth = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: { base: '4', md: '6' },
    padding: { base: '16px 14px 20px', md: '6' },
  },
});

const Amount = chakra('p', {
  base: {
    fontSize: { base: 'min(2.5rem, 12.5vw)', md: '4xl' },
    fontWeight: '700',
    lineHeight: '1.1',
    letterSpacing: '-0.01em',
  },
});
