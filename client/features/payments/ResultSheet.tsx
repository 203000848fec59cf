import { chakra } from '@chakra-ui/react';
import { Ban, Check, Clock, Wallet } from 'lucide-react';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { PaymentStatus } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Barcode } from '../../ui/document/Barcode';
import { DocumentNumber } from '../../ui/document/DocumentNumber';
import { DocumentCard, DocumentCardHead } from '../../ui/document/DocumentCard';
import { DocumentStatus } from '../../ui/document/DocumentStatus';
import { NumberedSteps } from '../../ui/document/NumberedSteps';
import { Stamp } from '../../ui/document/Stamp';
import { sheetRecoil } from '../../ui/document/stampAnimation';
import { Money } from '../../ui/values/Money';
import { forgetPostmark, isPostmarkAwaited } from './postmark';

const looks = {
  CAPTURED: { icon: Check, tone: 'ok', label: 'payments.stamp.CAPTURED' },
  PENDING: { icon: Clock, tone: 'warn', label: 'payments.stamp.PENDING' },
  FAILED: { icon: Ban, tone: 'danger', label: 'payments.stamp.FAILED' },
  CREDITED: { icon: Wallet, tone: 'info', label: 'payments.stamp.CREDITED' },
} as const;

interface ResultSheetProps {
  /** Id of the payment, or of several made in one step. */
  id: string;
  number: string;
  status: PaymentStatus;
  /** True if the payer left the gateway's page: then what waits is not paid. */
  hasLeft?: boolean;
  /** True if the money is in the balance, because what it was for could no longer be paid. */
  isCredited?: boolean;
  /** The page's title. */
  title: ReactNode;
  /** Fen that are paid in all, the fee included. */
  amount: number;
  /** ISO 8601: the day on the stamp. */
  at: string;
  /** Explanation of the status. */
  children: ReactNode;
  /** Links and buttons. */
  onward: ReactNode;
  /** Below them: what was paid for, and what the amount is made of. */
  receipt?: ReactNode;
  steps: ComponentProps<typeof NumberedSteps>['steps'];
}

/** Status of a payment with its stamp; the stamp is animated right after the payment. */
export function ResultSheet({ id, number, status, title, amount, at, ...props }: ResultSheetProps) {
  const text = useText();
  const isFalling = useFallingPostmark(id, status === 'CAPTURED');
  const standing = props.isCredited ? 'CREDITED' : status;
  const { icon, tone, label } = looks[props.hasLeft && status === 'PENDING' ? 'FAILED' : standing];
  return (
    <DocumentCard as="article" css={sheetRecoil}>
      <DocumentCardHead end={<Barcode of={number} />}>
        <DocumentNumber kind={text('payments.payment')} number={number} />
      </DocumentCardHead>
      <DocumentStatus
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
      </DocumentStatus>
      {props.receipt && <Below>{props.receipt}</Below>}
      {props.steps.length > 0 && <NumberedSteps steps={props.steps} />}
    </DocumentCard>
  );
}

/** The paid items and the receipt side by side. */
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

/** Returns whether the postmark falls: once for a payment that was begun in this tab, not on a reload. */
function useFallingPostmark(id: string, isPaid: boolean): boolean {
  const [isAwaited] = useState(() => isPostmarkAwaited(id));
  useEffect(() => {
    if (isPaid) forgetPostmark(id);
  }, [id, isPaid]);
  return isPaid && isAwaited;
}
