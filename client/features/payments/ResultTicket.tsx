import { chakra, Flex, Stack } from '@chakra-ui/react';
import { CircleX, Clock, Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentStatus } from '../../gql/graphql';
import { TornCard } from '../../ui/paper/Card';
import { Money } from '../../ui/values/Money';

const looks = {
  CAPTURED: { icon: Stamp, color: 'ok' },
  PENDING: { icon: Clock, color: 'warn' },
  FAILED: { icon: CircleX, color: 'danger' },
};

interface ResultTicketProps {
  status: PaymentStatus;
  /** Fen. */
  amount: number;
  /** What stands between the amount and the ways on. */
  children: ReactNode;
  /** Links and buttons. */
  onward: ReactNode;
}

/** How a payment stands: its picture, its amount, what that means and the ways on. */
export function ResultTicket({ status, amount, children, onward }: ResultTicketProps) {
  const { icon: Icon, color } = looks[status];
  return (
    <TornCard>
      <Stack gap="4" alignItems="center" textAlign="center">
        <chakra.span color={color}>
          <Icon size={56} strokeWidth={1.25} aria-hidden />
        </chakra.span>
        <Money fen={amount} isTotal fontSize="2xl" fontWeight="700" />
        {children}
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          {onward}
        </Flex>
      </Stack>
    </TornCard>
  );
}
