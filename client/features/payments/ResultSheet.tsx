import { chakra } from '@chakra-ui/react';
import { Ban, Check, Clock, Wallet } from 'lucide-react';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { PaymentStatus } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Barcode } from '../../ui/paper/Barcode';
import { DocumentNumber } from '../../ui/paper/DocumentNumber';
import { Sheet, SheetHead } from '../../ui/paper/Sheet';
import { SheetState } from '../../ui/paper/SheetState';
import { SheetSteps } from '../../ui/paper/SheetSteps';
import { Stamp } from '../../ui/paper/Stamp';
import { sheetGives } from '../../ui/paper/stampFall';
import { Money } from '../../ui/values/Money';
import { forgetPostmark, isPostmarkAwaited } from './postmark';

const looks = {
  CAPTURED: { icon: Check, tone: 'ok', label: 'payments.stamp.CAPTURED' },
  PENDING: { icon: Clock, tone: 'warn', label: 'payments.stamp.PENDING' },
  FAILED: { icon: Ban, tone: 'danger', label: 'payments.stamp.FAILED' },
  CREDITED: { icon: Wallet, tone: 'info', label: 'payments.stamp.CREDITED' },
} as const;

interface ResultSheetProps {
  /** Of the payment, or of several made in one step. */
  id: string;
  number: string;
  status: PaymentStatus;
  /** Whether the payer left the gateway's page: then what waits is not paid. */
  hasLeft?: boolean;
  /** Whether the money is in the balance, because what it was for could no longer be paid. */
  isCredited?: boolean;
  /** The page's title. */
  title: ReactNode;
  /** Fen that are paid in all, the fee included. */
  amount: number;
  /** ISO 8601: the day on the stamp. */
  at: string;
  /** What that means. */
  children: ReactNode;
  /** Links and buttons. */
  onward: ReactNode;
  /** Below them: what was paid for, and what the amount is made of. */
  receipt?: ReactNode;
  steps: ComponentProps<typeof SheetSteps>['steps'];
}

/** How a payment stands, stamped; the postmark of one that was just paid falls onto it. */
export function ResultSheet({ id, number, status, title, amount, at, ...props }: ResultSheetProps) {
  const text = useText();
  const isFalling = useFallingPostmark(id, status === 'CAPTURED');
  const standing = props.isCredited ? 'CREDITED' : status;
  const { icon, tone, label } = looks[props.hasLeft && status === 'PENDING' ? 'FAILED' : standing];
  return (
    <Sheet as="article" css={sheetGives}>
      <SheetHead end={<Barcode of={number} />}>
        <DocumentNumber kind={text('payments.payment')} number={number} />
      </SheetHead>
      <SheetState
        title={title}
        figure={
          <chakra.p
            fontSize={{ base: '2rem', sm: '2.5rem', md: '4xl' }}
            fontWeight="700"
            lineHeight="1"
          >
            <Money fen={amount} isTotal />
          </chakra.p>
        }
        stamp={
          <Stamp
            {...{ icon, tone, at, isFalling }}
            label={text(label)}
            size="result"
            isWavy={status === 'CAPTURED'}
          />
        }
        actions={props.onward}
      >
        {props.children}
      </SheetState>
      {props.receipt && <Below>{props.receipt}</Below>}
      {props.steps.length > 0 && <SheetSteps steps={props.steps} />}
    </Sheet>
  );
}

/** What the payment was for and its receipt, as boxes beside each other. */
const Below = chakra('div', {
  base: {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: { md: 'column' },
    borderTop: '1px solid {colors.ink}',
    '& > dl': { marginTop: '0' },
    '& > *': {
      paddingX: { base: '14px', md: '6' },
      paddingY: { base: '14px', md: '20px' },
    },
    '& > * + *': {
      borderTop: { base: '1px solid {colors.ink}', md: 'none' },
      borderInlineStart: { md: '1px solid {colors.ink}' },
    },
  },
});

/** Whether the postmark falls: once for a payment that was begun in this tab, not on a reload. */
function useFallingPostmark(id: string, isPaid: boolean): boolean {
  const [isAwaited] = useState(() => isPostmarkAwaited(id));
  useEffect(() => {
    if (isPaid) forgetPostmark(id);
  }, [id, isPaid]);
  return isPaid && isAwaited;
}
