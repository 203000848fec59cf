import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Stamp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { JointPaymentResult_JointPaymentFragmentDoc } from '../../gql/graphql';
import { Ticket } from '../../ui/paper/Card';
import { LinkButton, TextLink } from '../../ui/Link';
import { Money } from '../../ui/values/Money';

interface JointPaymentResultProps {
  payment: FragmentType<typeof JointPaymentResult_JointPaymentFragmentDoc>;
}

/** Several orders are paid: the sum, each of them, and what happens next. */
export function JointPaymentResult(props: JointPaymentResultProps) {
  const joint = readFragment(JointPaymentResult_JointPaymentFragmentDoc, props.payment);
  return (
    <Ticket>
      <Stack gap="4" alignItems="center" textAlign="center">
        <chakra.span color="ok">
          <Stamp size={56} strokeWidth={1.25} aria-hidden />
        </chakra.span>
        <Money fen={joint.amount} isTotal fontSize="2xl" fontWeight="700" />
        <p>
          <FormattedMessage id="payments.jointNumber" values={{ number: joint.number }} />
        </p>
        <chakra.ul display="grid" gap="1" width="100%" listStyleType="none">
          {joint.payments.map(({ id, amount, order }) => (
            <chakra.li
              key={id}
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              minHeight="32px"
              gap="3"
            >
              {order && (
                <TextLink to={paths.orderDetail.href({ id: order.id })} fontFamily="mono">
                  {order.number}
                </TextLink>
              )}
              <Money fen={amount} />
            </chakra.li>
          ))}
        </chakra.ul>
        <p>
          <FormattedMessage id="payments.next.joint" />
        </p>
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          <LinkButton look="primary" to={paths.orders.href({ status: 'PAID' })}>
            <FormattedMessage id="payments.viewOrders" />
          </LinkButton>
          <LinkButton to={paths.home.href()}>
            <FormattedMessage id="common.backHome" />
          </LinkButton>
        </Flex>
      </Stack>
    </Ticket>
  );
}
