import { chakra, Flex } from '@chakra-ui/react';
import { Ban, Check, Clock, LoaderCircle, X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { readFragment, type FragmentType } from '../../../gql';
import {
  CancelWithdrawalDocument,
  WithdrawalRow_WithdrawalFragmentDoc,
  type WithdrawalRow_WithdrawalFragment,
  type WithdrawalStatus,
} from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/feedback/Dialog';
import { StatusStamp, type StampLook } from '../../../ui/document/StatusStamp';
import { DateTime } from '../../../ui/values/DateTime';
import { Money } from '../../../ui/values/Money';
import { ReferenceNumber } from '../../../ui/values/ReferenceNumber';

const looks: Record<WithdrawalStatus, StampLook> = {
  PENDING: { tone: 'warn', icon: Clock },
  SENDING: { tone: 'info', icon: LoaderCircle },
  COMPLETED: { tone: 'ok', icon: Check },
  CANCELLED: { tone: 'neutral', icon: Ban },
  DECLINED: { tone: 'danger', icon: X },
};

interface WithdrawalRowProps {
  withdrawal: FragmentType<typeof WithdrawalRow_WithdrawalFragmentDoc>;
  onCancelled: () => void;
}

/** One withdrawal: its status, and cancelling it until it is confirmed. */
export function WithdrawalRow({ onCancelled, ...props }: WithdrawalRowProps) {
  const text = useText();
  const withdrawal = readFragment(WithdrawalRow_WithdrawalFragmentDoc, props.withdrawal);
  const [isAsking, setAsking] = useState(false);
  const { number, method, status, amount, answer, requestedAt } = withdrawal;
  return (
    <chakra.li display="grid" gap="2" paddingY="4" _first={{ paddingTop: '0' }}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap="3" flexWrap="wrap">
        <div>
          <Money fen={amount} fontWeight="700" /> <span>{text(`payments.withdraw.${method}`)}</span>
          <chakra.p fontSize="sm" color="muted">
            <ReferenceNumber>{number}</ReferenceNumber>
            {'\u00a0· '}
            <DateTime at={requestedAt} />
          </chakra.p>
        </div>
        <StatusStamp {...looks[status]} label={text(`payments.withdraw.status.${status}`)} />
      </Flex>
      {answer && (
        <chakra.p overflowWrap="anywhere">
          <FormattedMessage id="payments.withdraw.answer" values={{ answer }} />
        </chakra.p>
      )}
      {status === 'PENDING' && (
        <Button isRepeatable justifySelf="start" onClick={() => setAsking(true)}>
          <FormattedMessage id="payments.withdraw.cancel" />
        </Button>
      )}
      {isAsking && (
        <CancelDialog {...{ withdrawal, onCancelled }} onClose={() => setAsking(false)} />
      )}
    </chakra.li>
  );
}

interface CancelDialogProps {
  withdrawal: WithdrawalRow_WithdrawalFragment;
  onCancelled: () => void;
  onClose: () => void;
}

function CancelDialog({ withdrawal, onCancelled, onClose }: CancelDialogProps) {
  const text = useText();
  const { run, isRunning } = useCommand(CancelWithdrawalDocument, {
    success: 'payments.withdraw.cancelled',
  });

  async function cancel() {
    const data = await run({ id: withdrawal.id });
    onClose();
    if (data) onCancelled();
  }

  return (
    <Dialog
      type="warning"
      title={text('payments.withdraw.cancel.title')}
      confirmLabel={text('payments.withdraw.cancel')}
      cancelLabel={text('payments.withdraw.cancel.keep')}
      isBusy={isRunning}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    >
      <FormattedMessage
        id="payments.withdraw.cancel.text"
        values={{ amount: <Money fen={withdrawal.amount} /> }}
      />
    </Dialog>
  );
}
