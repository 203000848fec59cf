import { useState, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../apollo/useCommand';
import { readFragment, type FragmentType } from '../../gql';
import { ConfirmReceiptDocument, PackageActions_PackageFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { movePackage } from './packages.cache';
import { REVIEW_HASH } from './reviewHash';

interface ConfirmReceiptProps {
  package: FragmentType<typeof PackageActions_PackageFragmentDoc>;
  look: ComponentProps<typeof Button>['look'];
  /** In a list, where there are several: says which package, for those who do not see its ticket. */
  isNamed?: boolean;
}

/** Confirms the arrival of a package after a question; nothing where the server does not allow it (ST-10). */
export function ConfirmReceipt({ look, isNamed = false, ...props }: ConfirmReceiptProps) {
  const text = useText();
  const navigate = useNavigate();
  const { id, number, availableActions } = readFragment(
    PackageActions_PackageFragmentDoc,
    props.package,
  );
  const [isAsking, setAsking] = useState(false);
  const { confirm, isRunning } = useConfirmReceipt();

  /** The review form opens, because a review is the next step. */
  async function confirmReceipt() {
    const data = await confirm(id);
    setAsking(false);
    const review = paths.packageDetail.href({ id }) + REVIEW_HASH;
    if (data) void navigate(review, { replace: !isNamed });
  }

  if (!availableActions.includes('CONFIRM_RECEIPT')) return null;
  return (
    <>
      <Button
        look={look}
        isRepeatable
        data-next
        aria-label={isNamed ? text('packages.confirmReceiptOf', { number }) : undefined}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage id="packages.confirmReceipt" />
      </Button>
      {isAsking && (
        <Dialog
          type="success"
          title={text('packages.confirmTitle')}
          confirmLabel={text('packages.confirmReceipt')}
          isBusy={isRunning}
          onConfirm={() => void confirmReceipt()}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage id="packages.confirmText" />
        </Dialog>
      )}
    </>
  );
}

/** Saying that a package has arrived (ST-10). */
function useConfirmReceipt() {
  const { run, isRunning } = useCommand(ConfirmReceiptDocument, {
    success: 'packages.confirmed',
    update(cache, { data }) {
      if (!data) return;
      const { id } = data.confirmReceipt.package;
      movePackage(cache, { id, from: 'PENDING_RECEIPT', to: 'COMPLETED' });
    },
  });
  return { confirm: (packageId: string) => run({ packageId }), isRunning };
}
