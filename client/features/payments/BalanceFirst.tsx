import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/Link';
import { Money } from '../../ui/values/Money';
import { fenToInput } from '../../ui/values/moneyText';
import { CheckboxField } from '../../ui/forms/fields';
import { Card } from '../../ui/paper/Card';

interface BalanceFirstProps {
  /** Both in fen; the balance is less than the amount. */
  amount: number;
  balance: number;
  /** Whether a method is there that can pay the rest. */
  canSplit: boolean;
  isUsed: boolean;
  onUse: (isUsed: boolean) => void;
}

/** Where the balance is too low: it can pay its part first, or be topped up by what is missing. */
export function BalanceFirst({ amount, balance, canSplit, isUsed, onUse }: BalanceFirstProps) {
  const { pathname, search } = useLocation();
  const missing = amount - balance;
  const href = paths.recharge.href({ amount: fenToInput(missing), redirect: pathname + search });
  return (
    <Card>
      <Stack gap="3">
        {canSplit && balance > 0 && (
          <CheckboxField
            name="usesBalance"
            role="switch"
            checked={isUsed}
            onChange={(event) => onUse(event.target.checked)}
          >
            <FormattedMessage
              id="payments.useBalance"
              values={{ balance: <Money fen={balance} fontWeight="700" /> }}
            />
          </CheckboxField>
        )}
        <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
          <chakra.p>
            <FormattedMessage id="payments.missing" values={{ missing: <Money fen={missing} /> }} />
          </chakra.p>
          <LinkButton to={href} size="sm">
            <FormattedMessage id="payments.topUp" values={{ missing: <Money fen={missing} /> }} />
          </LinkButton>
        </Flex>
      </Stack>
    </Card>
  );
}
