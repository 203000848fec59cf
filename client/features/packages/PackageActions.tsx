import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { PackageActions_PackageFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { formatFen } from '../../ui/values/moneyText';
import { useCancelPackage } from './useCancelPackage';
import { REVIEW_HASH } from './ReviewForm';
import { useConfirmReceipt } from './useConfirmReceipt';

interface PackageActionsProps {
  package: FragmentType<typeof PackageActions_PackageFragmentDoc>;
}

/** What the server allows to be done with a package now, each after a question. */
export function PackageActions(props: PackageActionsProps) {
  const text = useText();
  const navigate = useNavigate();
  const { id, logisticsFee, availableActions } = readFragment(
    PackageActions_PackageFragmentDoc,
    props.package,
  );
  const [asking, setAsking] = useState<'CANCEL' | 'CONFIRM_RECEIPT'>();
  const { cancel, isRunning: isCancelling } = useCancelPackage();
  const { confirm, isRunning: isConfirming } = useConfirmReceipt();
  const close = () => setAsking(undefined);

  /** What has arrived is reviewed next: the form for it comes to the shopper. */
  async function confirmReceipt() {
    const data = await confirm(id);
    close();
    if (data) void navigate(paths.packageDetail.href({ id }) + REVIEW_HASH, { replace: true });
  }

  return (
    <Flex gap="3" flexWrap="wrap" _empty={{ display: 'none' }}>
      {availableActions.includes('CONFIRM_RECEIPT') && (
        <Button look="primary" isRepeatable onClick={() => setAsking('CONFIRM_RECEIPT')}>
          <FormattedMessage id="packages.confirmReceipt" />
        </Button>
      )}
      {availableActions.includes('CANCEL') && (
        <Button look="danger" isRepeatable onClick={() => setAsking('CANCEL')}>
          <FormattedMessage id="packages.cancel" />
        </Button>
      )}
      {asking === 'CONFIRM_RECEIPT' && (
        <Dialog
          type="success"
          title={text('packages.confirmTitle')}
          confirmLabel={text('packages.confirmReceipt')}
          isBusy={isConfirming}
          onConfirm={() => void confirmReceipt()}
          onCancel={close}
        >
          <FormattedMessage id="packages.confirmText" />
        </Dialog>
      )}
      {asking === 'CANCEL' && (
        <Dialog
          type="error"
          title={text('packages.cancelTitle')}
          confirmLabel={text('packages.cancel')}
          cancelLabel={text('packages.keep')}
          isBusy={isCancelling}
          onConfirm={() => void cancel(id).then(close)}
          onCancel={close}
        >
          <FormattedMessage id="packages.cancelText" values={{ fee: formatFen(logisticsFee) }} />
        </Dialog>
      )}
    </Flex>
  );
}
